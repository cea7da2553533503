import { beforeEach, expect, test } from '@jest/globals';
import { clearSession, keepLogin } from '../session/keep-session.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { restoreWorkbook, type StoredSheet, workbook } from './workbook.ts';

beforeEach(() => freshShell());

const aSheet = (title: string): StoredSheet['sheet'] => ({
  kind: 'built',
  title,
  link: '/sales/trend',
  rows: [],
  about: [],
  columns: [{ name: 'x', kind: 'dimension', format: null, unit: '', definition: '', formula: '', growth: false }],
});
const titles = () => workbook.sheets().map(({ title }) => title);

test('sheets stand in the order they are put, and can change places; it is empty when the session ends', () => {
  keepLogin(aLogin());
  for (const title of ['a', 'b', 'c']) workbook.add(aSheet(title));
  workbook.move(3, -1);
  expect(titles()).toEqual(['a', 'c', 'b']);
  workbook.move(1, -1);
  workbook.move(2, 1);
  expect(titles()).toEqual(['a', 'c', 'b']);
  workbook.remove(3);
  expect(titles()).toEqual(['a', 'b']);
  clearSession();
  expect(titles()).toEqual([]);
});

/** What is left of the workbook when the page is loaded anew: what the tab keeps. */
function loadAnew(then: () => void): void {
  const left = { ...sessionStorage };
  clearSession();
  expect({ ...sessionStorage }).toEqual({});
  for (const [key, text] of Object.entries(left)) sessionStorage.setItem(key, String(text));
  then();
  restoreWorkbook();
}

test('it outlives a load of the page in its tab, and is nobody else’s', () => {
  keepLogin(aLogin());
  for (const title of ['a', 'b']) workbook.add(aSheet(title));
  loadAnew(() => keepLogin(aLogin()));
  expect(titles()).toEqual(['a', 'b']);
  workbook.add(aSheet('c'));
  expect(titles()).toEqual(['a', 'b', 'c']);
  loadAnew(() => keepLogin(aLogin({ userId: 'u2' })));
  expect(titles()).toEqual([]);
  expect({ ...sessionStorage }).toEqual({});
});

test('one that has no room in the tab is not kept by halves', () => {
  keepLogin(aLogin());
  workbook.add(aSheet('a'));
  workbook.add(aSheet('x'.repeat(6_000_000)));
  expect(titles()).toHaveLength(2);
  expect({ ...sessionStorage }).toEqual({});
});
