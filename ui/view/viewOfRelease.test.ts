import { expect, test } from '@jest/globals';
import { readView } from './view.ts';
import { viewOfRelease } from './viewOfRelease.ts';

const sourceOf = (query: string, ...keys: string[]) => {
  const search = new URLSearchParams(query);
  return viewOfRelease(
    readView(search),
    search,
    keys.map((key) => ({ key })),
  ).dataSource;
};

test('an address without a source shows the first one that the release has', () => {
  expect(sourceOf('', 'DATASOURCE_CLH_PIFA', 'DATASOURCE_CLH_SALES')).toBe('DATASOURCE_CLH_PIFA');
  expect(sourceOf('', 'DATASOURCE_CLH_SALES')).toBe('DATASOURCE_CLH_SALES');
  expect(sourceOf('source=nonsense', 'DATASOURCE_ZD_LINGSHOU')).toBe('DATASOURCE_ZD_LINGSHOU');
});

test('a source that is named stays, also where the release has it not', () => {
  expect(sourceOf('source=DATASOURCE_ZD_LINGSHOU', 'DATASOURCE_CLH_SALES')).toBe('DATASOURCE_ZD_LINGSHOU');
});
