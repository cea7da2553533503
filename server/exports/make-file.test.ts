import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BuiltSheet, ExportOrder } from '@portal/contract';
import type { Questions } from '../market/index.ts';
import { type Making, makeFile } from './make-file.ts';
import { sheetsOf } from './testing/take-file.ts';
import { openTurns } from './turns.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const column = { name: 'Model', kind: 'dimension', format: null, unit: '', definition: '', formula: '', growth: false };
const orderOf = (sheets: number, rows: number): ExportOrder => ({
  name: 'Models',
  format: 'xlsx',
  language: 'en',
  sheets: Array.from({ length: sheets }, (_, at) => ({
    kind: 'built',
    title: `Sheet ${at}`,
    link: '/sales/compare',
    about: [],
    columns: [column],
    rows: Array.from({ length: rows }, (__, row) => ({ kind: 'row', uncovered: false, cells: [`Model ${row}`] })),
  })) as unknown as [BuiltSheet],
});

const turns = openTurns(2);
const making = (asker: string, wrote: () => void): Making => ({
  market: {} as Questions,
  remarks: async () => ({ annotations: [], bulletins: [] }),
  account: asker,
  asker,
  origin: 'http://portal.test',
  operator: {},
  mark: null,
  template: null,
  most: 1000,
  cells: 1000,
  now: 0,
  wrote,
  signal: new AbortController().signal,
  turns,
});

test('a file of four rows is made before the sheets that five workbooks of another account have left', async () => {
  let sheets = 0;
  let begun = () => {};
  const first = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const wrote = () => {
    sheets += 1;
    begun();
  };
  const others = Array.from({ length: 5 }, (_, at) =>
    makeFile(orderOf(20, 40), making('many', wrote), join(folder, `many-${at}.xlsx`)),
  );
  await first;
  const before = sheets;
  await makeFile(
    orderOf(1, 4),
    making('few', () => {}),
    join(folder, 'few.xlsx'),
  );
  expect(sheets - before).toBeLessThan(30);
  await Promise.all(others);
  expect(sheets).toBe(100);
  expect([...(await sheetsOf(await readFile(join(folder, 'many-4.xlsx')))).keys()]).toHaveLength(21);
});

test('a file says who provides it, where the portal has a name', async () => {
  const operator = { name: { zh_CN: '北方数据', en: 'North Data' } };
  const run = { ...making('few', () => {}), operator };
  await makeFile(orderOf(1, 1), run, join(folder, 'signed.xlsx'));
  const about = (await sheetsOf(await readFile(join(folder, 'signed.xlsx')))).get('About');
  expect(JSON.stringify(about)).toContain('["Provided by","North Data"]');
});

test('a file whose tables have too many cells together is refused, and its turn goes to the next', async () => {
  const failed = makeFile(
    orderOf(20, 60),
    making('many', () => {}),
    join(folder, 'large.xlsx'),
  );
  await expect(failed).rejects.toMatchObject({ id: 'exports.too-many-cells' });
  for (const name of ['one', 'two', 'three']) {
    const wrote = () => {};
    await makeFile(orderOf(2, 4), making('few', wrote), join(folder, `${name}.xlsx`));
  }
});
