import { beforeEach, expect, test } from '@jest/globals';
import { clearSession, keepLogin } from '../session/keep-session.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { type KeptSheet, workbook } from './workbook.ts';

beforeEach(() => freshShell());

const aSheet = (title: string): KeptSheet['sheet'] => ({
  ...{ kind: 'built', title, link: '/sales/trend', rows: [], about: [] },
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
