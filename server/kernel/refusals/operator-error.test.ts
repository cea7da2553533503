import { expect, test } from '@jest/globals';
import { wordsWithoutPaths } from './operator-error.ts';

const words = (text: string) => wordsWithoutPaths(Object.assign(new Error(text), { path: '/srv/data' }));

test.each([
  ["ENOENT: no such file, open '/srv/portal data/state/a b.csv'", "ENOENT: no such file, open 'a b.csv'"],
  [
    'Cannot open file "/srv/data/market.duckdb": Permission denied',
    'Cannot open file "market.duckdb": Permission denied',
  ],
  ["open '/srv/o'brien/market.duckdb'", "open 'market.duckdb'"],
  ["rename '/srv/a/b' -> '/srv/c/d'", "rename 'b' -> 'd'"],
  ["open 'C:\\Program Files\\portal\\x.json'", "open 'x.json'"],
  ['EPERM: C:\\portal\\data\\orders\\x.json', 'EPERM: x.json'],
  ['EPERM: C:\\Program Files\\portal\\x.json', 'EPERM: x.json'],
  ['EPERM: C:\\x.json', 'EPERM: x.json'],
  ['EPERM: \\\\server\\share\\x.csv', 'EPERM: x.csv'],
  ['Error:/srv/data/x.csv', 'Error:x.csv'],
  ['PORTAL_DATA=/srv/data', 'PORTAL_DATA=data'],
  ['at file:///srv/data/x.ts:12:5', 'at x.ts:12:5'],
  ['at file:///C:/portal/x.ts', 'at x.ts'],
  ['at file:/srv/data/x.csv', 'at x.csv'],
  ['(/srv/data/x.csv) and n/a', '(x.csv) and n/a'],
  ['no files that match the pattern /srv/portal data/a.parquet', 'no files that match the pattern a.parquet'],
  ['match /srv/portal data (1)/*.parquet', 'match *.parquet'],
  ["open /srv/o'brien/a,b/x.csv", 'open x.csv'],
  ['move /srv/a/b.csv to /srv/c/d.csv and/or go', 'move b.csv to d.csv and/or go'],
  ['无法打开 /srv/数据/市场.csv，请检查 a/b', '无法打开 市场.csv，请检查 a/b'],
])('of the paths in %s the names stay', (text, without) => {
  expect(words(text)).toBe(without);
});

test.each([
  'see https://portal.example.com/a/b, 3/4 of n/a; and/or',
  'see https://portal.example.com/?from=/a/b and "https://[::1]/a/b"',
  '12 元/辆/月, 12 元/辆',
  '"/2024/05" in cell B2, /2024/05/06',
  'read ../a/b.csv, ./a/b.csv, ~/a/b.csv and a/b/c.csv',
  'mount /srv, or mount /srv on n/a',
  "mount '/srv'",
  'must match "\\d\\w"',
  'application/json, text/csv',
])('%s stays as it is', (text) => {
  expect(words(text)).toBe(text);
});
