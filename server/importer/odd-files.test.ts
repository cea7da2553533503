import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { type Kit, makeKit } from './import-test-kit.ts';
import { packZip } from './source/zip-test-kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

const head = 'month,volume,brand,model';
const [first, second] = ['2024-01,120,长安,逸动', '2024-02,95,长安,逸动'];

const bring = (content: string | Uint8Array, mapping = {}, name = 'sales.csv') =>
  kit.bring(content, mapping, { name, dryRun: true });

describe('files as programs leave them', () => {
  test.each([
    ['a head that ends otherwise than the rows', `${head}\r\n${first}\n${second}\n`, {}, {}],
    [
      'rows that end otherwise than the head, the last cell quoted',
      `${head}\n2024-01,120,长安,"逸动"\r\n${second}\r\n`,
      {},
      {},
    ],
    [
      'a line that names the delimiter',
      `sep=;\n${head}\n${first}\n${second}\n`.replaceAll(',', ';'),
      {},
      { above: 'separator 1' },
    ],
    ['a blank line above the head', `\n${head}\n${first}\n${second}\n`, {}, { above: 'blank 1' }],
    ['a title above the head', `Sales of 2024,,,\n${head}\n${first}\n${second}\n`, {}, { above: 'title 1' }],
    ['a comma behind every row', `${head}\n${first},\n${second},\n`, {}, {}],
    [
      'a head with a line break, parted by semicolons',
      `"month\n(calendar)";volume;brand;model\n${first}\n${second}\n`.replaceAll(',', ';'),
      { columns: { month: 'month\n(calendar)' } },
      { delimiter: ';' },
    ],
    [
      'a head with a line break, parted by tabs',
      `"month\n(calendar)"\tvolume\tbrand\tmodel\n${first}\n${second}\n`.replaceAll(',', '\t'),
      { columns: { month: 'month\n(calendar)' } },
      { delimiter: 'tab' },
    ],
    ['Big5', iconv.encode(`${head}\n2024-01,120,國產,長城\n2024-02,95,長安,吉利\n`, 'big5'), {}, { encoding: 'big5' }],
  ])('%s: every row is read', async (_, content, mapping, understood) => {
    const { report } = await bring(content, mapping);
    expect(report.counts).toMatchObject({ rows: 2, accepted: 2, refused: 0 });
    expect(report.understood).toMatchObject(understood);
  });

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
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const relation = (id: number, kind: string, target: string) =>
      `<Relationship Id="rId${id}" Type="${type}/${kind}" Target="${target}"/>`;
    const relations = (...all: string[]) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
    const headRow = row(...head.split(',').map(text));
    const sheet = (rows: string, behind = '') =>
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${behind}</worksheet>`;
    const book = (sheets: string[], names: string, properties = '') =>
      packZip([
        { name: '[Content_Types].xml', content: '<Types/>' },
        { name: '_rels/.rels', content: relations(relation(1, 'officeDocument', 'xl/workbook.xml')) },
        {
          name: 'xl/workbook.xml',
          content: `<workbook xmlns:r="${type}">${properties}<sheets>${names}</sheets></workbook>`,
        },
        {
          name: 'xl/_rels/workbook.xml.rels',
          content: relations(...sheets.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`))),
        },
        ...sheets.map((content, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, content })),
      ]);
    const alone = '<sheet name="Data" sheetId="1" r:id="rId1"/>';
    const open = (content: Buffer) => bring(content, {}, 'sales.xlsx');

    test('the first visible sheet is read, and hidden ones are named', async () => {
      const names =
        '<sheet name="Lists" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Data" sheetId="2" r:id="rId2"/>';
      const data = sheet(headRow + row(...first.split(',').map(text)));
      const { report } = await open(book([sheet(row(text('brand'), text('code'))), data], names));
      expect(report.counts.accepted).toBe(1);
      expect(report.understood).toMatchObject({ sheet: 'Data', hidden: 'Lists' });
    });

    test('names that are merged over rows stand in each of them, and a figure in none but its own', async () => {
      const rows = `<row r="2">${['2024-01', '9', '长安', '逸动'].map(text).join('')}</row><row r="3"><c r="A3" t="inlineStr"><is><t>2024-01</t></is></c><c r="B3"><v>8</v></c><c r="D3" t="inlineStr"><is><t>锐程</t></is></c></row><row r="4"><c r="A4" t="inlineStr"><is><t>2024-01</t></is></c><c r="C4" t="inlineStr"><is><t>长安</t></is></c><c r="D4" t="inlineStr"><is><t>启源</t></is></c></row>`;
      const merges = '<mergeCells count="2"><mergeCell ref="C2:C3"/><mergeCell ref="B3:B4"/></mergeCells>';
      const { report } = await open(book([sheet(headRow + rows, merges)], alone));
      expect(report.counts).toMatchObject({ accepted: 2, empty: 1, brands: 1, models: 3 });
      expect(report.understood.merged).toBe('2');
    });

    test('formulas that nobody worked out are refused, not taken for empty cells; rows that are hidden are named', async () => {
      const rows =
        row(text('2024-01'), '<c><f>60*2</f></c>', text('长安'), text('逸动')) +
        `<row hidden="1">${[text('2024-02'), '<c><f>60*3</f><v>180</v></c>', text('长安'), text('逸动')].join('')}</row>`;
      const { report, codes } = await open(book([sheet(headRow + rows)], alone));
      expect(codes).toEqual(['2 formula']);
      expect(report.counts).toMatchObject({ accepted: 1, empty: 0 });
      expect(report.understood).toMatchObject({ formulasWithoutResult: '1', hiddenRows: '1' });
    });

    test('a bare number of a day counts from 1904 where the workbook does', async () => {
      const data = sheet(headRow + row('<c><v>43830</v></c>', '<c><v>120</v></c>', text('长安'), text('逸动')));
      const { report } = await open(book([data], alone, '<workbookPr date1904="1"/>'));
      expect(report.coverage).toMatchObject({ first: '2024-01', last: '2024-01' });
      expect((await open(book([data], alone))).report.coverage).toMatchObject({ first: '2019-12' });
    });
  });
});
