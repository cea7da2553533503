import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Source } from '../rows/source-row.ts';
import { xlsxSources } from './xlsx-source.ts';

/** One workbook, saved by several programs; see the README beside them. */
const workbooks = 'tests/fixtures/workbooks';

async function xlsxSource(file: string, sheet?: string): Promise<Source> {
  const [first] = await xlsxSources(file, sheet === undefined ? {} : { sheet });
  if (!first) throw new Error('No sheet was opened.');
  return first.source;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-workbook-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(['exceljs', 'gnumeric', 'openpyxl', 'sheetjs', 'xlsxwriter-1904'])(
  'a workbook of %s is read',
  async (name) => {
    const file = join(workbooks, `${name}.xlsx`);
    const source = await xlsxSource(file, '数据');
    expect(source.header).toEqual(['月份', '品牌', '车型', '销量', '备注']);
    const rows = [];
    for await (const { row, cells } of source.rows()) rows.push([row, ...cells.slice(0, 5)]);
    expect(rows).toEqual([
      [2, '2024-01-31', '北辰', '星野', '265', 'a & <b>'],
      [3, '2024-02-29 09:30:00', '北辰', '星野', '1.5', 'true'],
      [5, '2024年3月', '北辰', '星野\n二', '-1', '并'],
    ]);
    expect((await xlsxSource(file)).header).toEqual(['只是封面']);
  },
);

test('every workbook that lies there is read by the test above', async () => {
  const files = (await readdir(workbooks)).filter((file) => file.endsWith('.xlsx'));
  expect(files).toHaveLength(5);
});

test.each([0.5, 0.9, 0.999])('a workbook of which %d arrived is refused, not read as a shorter one', async (share) => {
  const whole = await readFile(join(workbooks, 'sheetjs.xlsx'));
  const file = join(folder, `cut-${share}.xlsx`);
  await writeFile(file, whole.subarray(0, Math.floor(whole.length * share)));
  await expect(xlsxSource(file)).rejects.toThrow(/not a (?:valid|readable) .xlsx workbook/);
});

test('an old .xls, or a workbook with a password, is told apart from a broken one', async () => {
  const file = join(folder, 'old.xlsx');
  await writeFile(file, Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)]));
  await expect(xlsxSource(file)).rejects.toThrow(/password-protected or an old .xls/);
});
