import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { datasets } from '../../market/index.ts';
import { type Kit, makeKit } from '../import-test-kit.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { rowsOf, workbookOf } from '../source/workbook-test-kit.ts';
import { packZip } from '../source/zip-test-kit.ts';
import { lookAt } from './look-at.ts';
import { lookText } from './look-text.ts';

let folder: string;
let kit: Kit;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'look-'));
  kit = await makeKit();
});
afterAll(() => Promise.all([rm(folder, { recursive: true, force: true }), kit.remove()]));

async function look(content: string | Uint8Array, name = 'file.csv', dataset: keyof typeof datasets = 'sales') {
  const file = join(folder, name);
  await writeFile(file, content);
  return lookAt(datasets[dataset], file);
}

const twoRows = workbookOf([
  { name: 'Lists', isHidden: true, rows: rowsOf(['brand', 'code']) },
  {
    name: 'Data',
    rows: rowsOf(
      ['2024年乘用车零售'],
      ['品牌', '车型', '零售', ''],
      ['', '', '2024-01', '2024-02'],
      ['长安', '逸动', 120, 95],
      ['长城', '炮', 80, 70],
    ),
    merges: ['A1:D1', 'A2:A3', 'B2:B3', 'C2:D2'],
  },
]);

describe('what a file seems to be', () => {
  test('of a folder: that of its first file, and which files are no part of it', async () => {
    const inside = join(folder, 'months');
    await mkdir(inside);
    await writeFile(join(inside, '2024-01.csv'), 'month,volume,brand,model\n2024-01,1,A,X\n');
    await writeFile(join(inside, '2024-02.csv'), 'month,volume,brand,model\n2024-02,2,A,X\n');
    await writeFile(join(inside, 'cities.csv'), 'city,code\n广州,4401\n');
    await writeFile(join(inside, 'readme.pdf'), '-');
    const found = await lookAt(datasets.sales, inside);
    expect(found.understood).toMatchObject({ folder: '3', lookedAt: '2024-01.csv' });
    expect(found.mapping.files).toEqual(['2024-01.csv', '2024-02.csv']);
    const text = lookText(found, 'en');
    expect(text).toMatch(/other columns than "2024-01.csv"[^\n]*: cities.csv/);
    expect(text).toContain('cannot be read: readme.pdf');
    const zip = join(folder, 'months.zip');
    await writeFile(zip, packZip([{ name: 'a.csv', content: 'month,volume,brand,model\n2024-01,1,A,X\n' }]));
    expect(await lookAt(datasets.sales, zip)).toMatchObject({ understood: { zip: '1' }, header: found.header });
  });

  test.each<[string, string | Uint8Array, string, Mapping, number, Mapping]>([
    [
      'a workbook with a title and a head of two rows',
      twoRows,
      'look.xlsx',
      { sheet: 'Data', head: [2, 3], monthColumns: true, constants: { dataSource: 'retail' } },
      4,
      {},
    ],
    [
      'years across, months down',
      '月份,2023年,2024年\n1月,1,3\n2月,2,4\n',
      '批发.csv',
      { columns: { month: '月份' }, monthColumns: ['2023年', '2024年'], constants: { dataSource: 'wholesale' } },
      4,
      { constants: { dataSource: 'wholesale', brand: '北辰' } },
    ],
    [
      'bare months below a title with the year',
      '2024年零售\n品牌,车型,1月,2月\n长安,逸动,1,2\n,CS75,3,4\n,UNI-V,5,6\n',
      'look.csv',
      { fillDown: ['品牌'], constants: { dataSource: 'retail', year: '2024' }, monthColumns: true },
      6,
      {},
    ],
    [
      'points of thousands and signs of footnotes',
      'month;volume;dataSource;brand;model\n2024-01;1.000*;retail;VW;Golf\n2024-01;2.000;retail;VW;Polo\n',
      'look.csv',
      { numbers: [{ columns: 'volume', decimal: ',', footnotes: true }] },
      2,
      {},
    ],
    [
      'a column of numbers and one of months that are called nothing known',
      '品牌,车型,X1,X2\n长安,逸动,2024-01,120\n长安,逸动,2024-02,95\n',
      '零售.csv',
      { columns: { month: 'X1', volume: 'X2', brand: '品牌', model: '车型' } },
      2,
      {},
    ],
  ])('%s is read by the mapping that is proposed', async (_, content, name, mapping, accepted, more) => {
    const found = await look(content, name);
    expect(found.mapping).toMatchObject(mapping);
    const { report } = await kit.bring(content, { ...found.mapping, ...more } as Mapping, { name, dryRun: true });
    expect(report.counts).toMatchObject({ accepted, refused: 0 });
  });

  test('is said in both languages, with the reason of each column and what has to be decided', async () => {
    const found = await look(twoRows, 'look.xlsx');
    const [english, chinese] = [lookText(found, 'en'), lookText(found, 'zh_CN')];
    expect(english).toContain('hidden sheets Lists');
    expect(english).toContain('Head: row 2, 3');
    expect(english).toContain('品牌 -> brand (its head is a name of it): 长安, 长城');
    expect(chinese).toContain('隐藏的工作表 Lists');
    expect(chinese).toContain('2024-01 -> 月份或年份的数值 (表头是月份): 120, 80');
    expect(JSON.parse(english.slice(english.lastIndexOf('\n{')))).toEqual(found.mapping);
    const open = await look('城市,x\n广州,5\n', 'open.csv');
    expect(lookText(open, 'en')).toContain('No column seems to be dataSource: name it under "columns"');
  });

  test('speaks of the fields of any dataset', async () => {
    const found = await look('日期,城市,公共充电桩\n2024-01,广州,5\n', 'points.csv', 'charging');
    expect(found.columns.map(({ field }) => field)).toEqual(['month', 'city', 'points']);
  });

  test('names an encoding that is in doubt, and by how much of the file it was told', async () => {
    const doubtful = await look(iconv.encode('奔驰,宝马\n1,2\n', 'gbk'), 'doubt.csv');
    expect(doubtful.understood).toMatchObject({ encoding: 'gb18030', encodingDoubt: 'big5' });
    expect(lookText({ ...doubtful, bytes: 100 * 1024 ** 2, looked: 16 * 1024 ** 2 }, 'en')).toContain(
      'The encoding was judged by the first 16.0 of 100.0 MB; an import looks at all.',
    );
  });
});
