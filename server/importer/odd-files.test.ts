import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { type Kit, makeKit } from './import-test-kit.ts';
import { cellOf, rowOf, rowsOf, workbookOf } from './source/workbook-test-kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

const headNames = ['month', 'volume', 'brand', 'model'];
const head = headNames.join(',');
const first = '2024-01,120,长安,逸动';

const bring = (content: string | Uint8Array, mapping = {}, name = 'sales.csv') =>
  kit.bring(content, mapping, { name, dryRun: true });

describe('files as programs leave them', () => {
  test('a foreign byte refuses its row, and no other is read in other words', async () => {
    const { codes, refused, report } = await bring(
      Buffer.concat([Buffer.from(`${head}\n${first}\n`), iconv.encode('2024-01,9,Renault,Mégane\n', 'latin1')]),
    );
    expect(codes).toEqual(['3 encoding']);
    expect(report.understood.encoding).toBe('utf-8');
    expect(refused).not.toContain('长安');
  });

  test('Western letters of one byte are asked about, and read once the mapping names them', async () => {
    const content = iconv.encode(`${head}\n2024-01,9,Renault,Mégane\n2024-01,9,Citroën,C3\n`, 'latin1');
    await expect(bring(content)).rejects.toMatchObject({ id: 'importer.encoding-doubtful' });
    expect((await bring(content, { encoding: 'windows-1252' })).report.counts.accepted).toBe(2);
  });

  test('signs that nobody sees make no second member, and the report says once how many rows had some', async () => {
    const { report } = await bring(
      `${head}\n2024-01,1,比亚迪,秦\n2024-02,2,比亚迪,秦\u200B\n2024-03,3,比亚\u00AD迪,秦\n2024-04,4,\uFEFF比亚迪,\u0000秦\u200E\n`,
    );
    expect(report.counts).toMatchObject({ accepted: 4, brands: 1, models: 1 });
    expect(report.understood.invisible).toBe('3 (3, 4, 5)');
  });

  test('rows of sums are refused by name, unless the mapping leaves them out', async () => {
    const content = `${head}\n${first}\n2024-01,120,合 计,\n2024-01,120,长安,小计\n2024-01,120,Total,\n`;
    expect((await bring(content)).codes).toEqual(['3 total-row', '4 total-row', '5 total-row']);
    const left = await bring(content, {
      where: [
        { column: 'brand', not: ['合 计', 'Total'] },
        { column: 'model', not: ['小计'] },
      ],
    });
    expect(left.report.counts).toMatchObject({ accepted: 1, skipped: 3, refused: 0 });
  });

  test('a count that may be two or two thousand is asked about, and the mapping answers', async () => {
    const content = 'month;volume;brand;model\n2024-01;1.000;VW;Golf\n2024-01;2.000;VW;Polo\n';
    expect((await bring(content)).codes).toEqual(['2 thousands', '3 thousands']);
    const { report } = await kit.bring(content, { numbers: [{ columns: 'volume', decimal: ',' }] });
    expect(await kit.ask(report.release, 'SELECT SUM(volume) FROM sales')).toEqual(['3000']);
  });

  test('years across and months down become figures of their months', async () => {
    const { report } = await bring('月份,2023年,2024年\n1月,1,3\n12月,2,4\n', {
      turned: { labels: '月份', heads: { year: 1 }, cells: 'volume' },
      columns: { month: '月份' },
      constants: { brand: '北辰' },
    });
    expect(report.counts.accepted).toBe(4);
    expect(report.coverage).toMatchObject({ first: '2023-01', last: '2024-12' });
  });

  describe('workbooks', () => {
    const { text, formula } = cellOf;
    const headRow = rowsOf(headNames);
    const open = (content: Buffer) => bring(content, {}, 'sales.xlsx');

    test('the first visible sheet is read, and hidden ones are named', async () => {
      const lists = { name: 'Lists', isHidden: true, rows: rowsOf(['brand', 'code']) };
      const { report } = await open(workbookOf([lists, { name: 'Data', rows: headRow + rowsOf(first.split(',')) }]));
      expect(report.counts.accepted).toBe(1);
      expect(report.understood).toMatchObject({ sheet: 'Data', hidden: 'Lists' });
    });

    test('names that are merged over rows stand in each of them, and a figure in none but its own', async () => {
      const rows =
        rowsOf(['2024-01', '9', '长安', '逸动'], ['2024-01', 8, '', '锐程']) + rowsOf(['2024-01', '', '长安', '启源']);
      const { report } = await open(workbookOf([{ name: 'Data', rows: headRow + rows, merges: ['C2:C3', 'B3:B4'] }]));
      expect(report.counts).toMatchObject({ accepted: 2, empty: 1, brands: 1, models: 3 });
      expect(report.understood.merged).toBe('2');
    });

    test('formulas that nobody worked out are refused, not taken for empty cells; rows that are hidden are named', async () => {
      const rows =
        rowOf([text('2024-01'), formula('60*2'), text('长安'), text('逸动')]) +
        rowOf([text('2024-02'), formula('60*3', 180), text('长安'), text('逸动')], 'hidden="1"');
      const { report, codes } = await open(workbookOf([{ name: 'Data', rows: headRow + rows }]));
      expect(codes).toEqual(['2 formula']);
      expect(report.counts).toMatchObject({ accepted: 1, empty: 0 });
      expect(report.understood).toMatchObject({ formulasWithoutResult: '1', hiddenRows: '1' });
    });

    test('a bare number of a day counts from 1904 where the workbook does', async () => {
      const data = { name: 'Data', rows: headRow + rowsOf([43830, 120, '长安', '逸动']) };
      const { report } = await open(workbookOf([data], '<workbookPr date1904="1"/>'));
      expect(report.coverage).toMatchObject({ first: '2024-01', last: '2024-01' });
      expect((await open(workbookOf([data]))).report.coverage).toMatchObject({ first: '2019-12' });
    });

    test('what several sheets have beside their values is said of all of them', async () => {
      const hidden = rowOf([text('2024-02'), text('1'), text('长安'), text('逸动')], 'hidden="1"');
      const sheets = ['A', 'B'].map((name, at) => ({
        name,
        rows: `${rowsOf(['Sales of 2024'])}${headRow}${rowsOf([`2024-0${3 + at}`, 5, '长安', '逸动'])}${at === 0 ? '' : hidden}${rowsOf(['Note: without exports'])}`,
      }));
      const { report } = await bring(workbookOf(sheets), { sheet: '*' }, 'sales.xlsx');
      expect(report.counts).toMatchObject({ accepted: 3, refused: 0 });
      expect(report.understood).toMatchObject({ hiddenRows: '1', above: 'title 1', notes: '2 (A: 4, B: 5)' });
    });
  });
});
