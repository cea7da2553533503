import { beforeEach, expect, jest, test } from '@jest/globals';
import { areasOfPage } from '../../tests/support/areas-of-page.ts';
import { requiredEntries, takeAreas } from '../areas/known-areas.ts';
import { anEntry } from '../testing/fresh-shell.ts';
import { settleFastViewPaths } from './fast-view-storage.ts';

const key = 'fastViewPaths';
const saved = JSON.stringify(['/news/x', '/sales/trend']);
const fastView = anEntry('/model-fastview');
takeAreas(areasOfPage());
const missing = requiredEntries('en');

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(key, saved);
});

test('S3.078 S4.037 S4.038 with an entry missing and a fast view in the reply, local storage holds the new paths', () => {
  settleFastViewPaths([fastView], missing);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(['/model-fastview/x', '/sales/trend']);
});

test.each([
  ['nothing is missing', [fastView], []],
  ['the reply has no fast view', [anEntry('/sales')], missing],
])('S4.039 S4.037 when %s, the saved paths are removed without being read', (_case, reply, omitted) => {
  const reads = jest.spyOn(Storage.prototype, 'getItem');
  settleFastViewPaths(reply, omitted);
  expect(reads).not.toHaveBeenCalled();
  reads.mockRestore();
  expect(localStorage.getItem(key)).toBeNull();
});

test.each(['{', '"text"', '[1,null]'])('A03 damaged content %s counts as nothing saved', (content) => {
  localStorage.setItem(key, content);
  settleFastViewPaths([fastView], missing);
  expect(localStorage.getItem(key)).toBe(content);
});
