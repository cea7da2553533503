import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Kit, makeKit } from './import-test-kit.ts';
import type { Mapping } from './mapping/mapping.ts';
import { rowsOf, workbookOf } from './source/workbook-test-kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

const byMonth = "SELECT CONCAT(month // 12, '-', month % 12 + 1), SUM(volume) FROM sales GROUP BY month ORDER BY month";
const byModel = `SELECT m.name_en, SUM(f.volume) FROM sales AS f JOIN sub_model AS s USING (sub_model_id)
  JOIN model AS m USING (model_id) GROUP BY 1 ORDER BY 1`;

async function figures(content: string | Uint8Array, mapping: Mapping, name = 'sales.csv', query = byMonth) {
  const { report, codes, refused } = await kit.bring(content, mapping, { name });
  return { report, codes, refused, rows: report.release === null ? [] : await kit.ask(report.release, query) };
}

describe('the head of a table', () => {
  const twoRows = workbookOf([
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
  const columns = { brand: '品牌', model: '车型' };

  test('of two rows is joined, and a group over all months of it tells none apart', async () => {
    const { rows, report } = await figures(twoRows, { head: [2, 3], columns, monthColumns: true }, 'sales.xlsx');
    expect(rows).toEqual(['2024-1 200', '2024-2 165']);
    expect(report.header).toEqual(['品牌', '车型', '2024-01', '2024-02']);
    expect(report.understood.head).toBe('2+3');
  });

  test('of two rows keeps years above months, and groups that tell columns apart', async () => {
    const content = '品牌,车型,2023年,,2024年,\n,,11月,12月,1月,2月\n长安,逸动,1,2,3,4\n';
    const { rows } = await figures(content, { head: [1, 2], columns, monthColumns: true });
    expect(rows).toEqual(['2023-11 1', '2023-12 2', '2024-1 3', '2024-2 4']);
    const groups = '品牌,车型,批发,,零售,\n,,2024-01,2024-02,2024-01,2024-02\n长安,逸动,1,2,3,4\n';
    const monthColumns = { pattern: '^零售 (.+)$' };
    expect((await figures(groups, { head: [1, 2], columns, monthColumns })).rows).toEqual(['2024-1 3', '2024-2 4']);
  });

  test('in a row that is named leaves out what stands above it; a blank row is none', async () => {
    const content = 'Sales,of,2024,cars\nin,all,cities,\nmonth,volume,brand,model\n2024-01,5,A,X\n';
    expect((await figures(content, { head: 3 })).rows).toEqual(['2024-1 5']);
    await expect(kit.bring(content, { head: 9 })).rejects.toThrow(/Nothing stands in row 9/);
    await expect(kit.bring(content, {})).rejects.toThrow(/does not specify: month, volume/);
  });

  test('goes with the refused rows, so that they can be brought in again', async () => {
    const first = await figures('t,,,\nmonth,volume,brand,model\n2024-01,x,A,X\n', { head: [2] });
    expect(first.codes).toEqual(['3 number']);
    const again = await figures(first.refused.replace(',x,A,X', ',7,A,X'), { head: [2], skip: [3] });
    expect(again.rows).toEqual(['2024-1 7']);
  });
});

describe('rows that are none of the table', () => {
  test('are left out by number and by words, and notes by themselves; the report counts them', async () => {
    const content =
      'month,volume,brand,model\n-,辆,-,-\n2024-01,5,A,X\n其中：新能源,3,,\n注：不含出口\n数据来源：协会,,,\n';
    const { rows, report } = await figures(content, { skip: [2, '其中*'] });
    expect(rows).toEqual(['2024-1 5']);
    expect(report.understood).toMatchObject({ skipped: '2 (2, 4)', notes: '2 (5, 6)' });
    expect(report.counts).toMatchObject({ rows: 1, refused: 0 });
  });
});

describe('cells filled from above', () => {
  const content = 'month,volume,brand,model\n2024-01,1,A,X\n2024-02,2,,\n2024-01,4,B,\n2024-02,8,,Y\n';

  test('say what stands there, but not below another name of what is wider', async () => {
    const { rows, report } = await figures(content, { fillDown: ['brand', 'model'] }, 'sales.csv', byModel);
    expect(report.understood.filledDown).toBe('2 (3, 5)');
    expect(rows).toEqual(['A X 3', 'B (not broken down) 4', 'B Y 8']);
  });

  test('are of columns that the file has', async () => {
    await expect(kit.bring(content, { fillDown: 'brands' })).rejects.toThrow(/no column "brands", which "fillDown"/);
  });
});

describe('cells that name several', () => {
  const content = 'month,volume,brand,model\n2024-01,16,Benz,GLK\n2024-03,67,Benz,"GLK, GLC"\n';
  const several = (as: 'refused' | 'each' | 'shared', figures?: string) => ({
    several: [{ columns: 'model', as, ...(figures && { figures }) }],
  });

  test('are refused, shared out, or said of each', async () => {
    expect((await figures(content, several('refused'))).codes).toEqual(['3 several-names']);
    const shared = await figures(content, several('shared', 'volume'), 'sales.csv', byModel);
    expect(shared.rows).toEqual(['Benz GLC 33', 'Benz GLK 50']);
    expect(shared.report.understood.apart).toBe('1 (3)');
    expect((await figures(content, several('each'), 'sales.csv', byModel)).rows).toEqual([
      'Benz GLC 67',
      'Benz GLK 83',
    ]);
    await expect(kit.bring(content, several('shared'))).rejects.toThrow(/name the columns of the figures/);
  });
});

describe('years across', () => {
  const content = '月份,2023年,2024年\n1月,1,3\n12月,2,4\n合计,3,7\n';
  test.each([[['2023年', '2024年']], [true]])('and months down become months: %j', async (monthColumns) => {
    const mapping = { columns: { month: '月份' }, monthColumns, constants: { brand: '北辰' } } as Mapping;
    const { rows, codes } = await figures(content, { ...mapping, skip: ['合计'] });
    expect([rows, codes]).toEqual([['2023-1 1', '2023-12 2', '2024-1 3', '2024-12 4'], []]);
    expect((await figures(content, mapping)).codes).toEqual(['4 month']);
  });
});

describe('figures', () => {
  test('may be counted: a row is one thing, and rows of a key are added up', async () => {
    const content = 'month,brand,model\n2024-01,A,X\n2024-01,A,X\n2024-02,A,X\n';
    const { rows, report } = await figures(content, { counted: 'volume' });
    expect(rows).toEqual(['2024-1 2', '2024-2 1']);
    expect(report.counts).toMatchObject({ rows: 3, summed: 1, refused: 0 });
  });

  test('a comma of three digits is asked about where it is said to part decimals, also in one column of months', async () => {
    const content = 'brand;model;2024-01;2024-02\nA;X;1.234;2,000\nA;Y;7;8\n';
    const { codes } = await figures(content, { monthColumns: true, numbers: [{ columns: '2024*', decimal: ',' }] });
    expect(codes).toEqual(['2 thousands']);
  });

  test('of sales may stand one in a row, and several of a key are added up', async () => {
    const content = 'month,brand,model,kind,number\n2024-01,A,X,home,5\n2024-01,A,X,abroad,9\n2024-02,A,X,home,6\n';
    const pivot = { column: 'kind', value: 'number', into: { home: 'volume' as const, abroad: 'volume' as const } };
    expect((await figures(content, { pivot })).rows).toEqual(['2024-1 14', '2024-2 6']);
  });

  test('a zero that is no figure is none in columns of months either', async () => {
    const content = 'brand,model,2024-01,2024-02\nA,X,0,5\nA,Y,7,0\n';
    const { rows, report } = await figures(content, { monthColumns: true, values: { volume: { '0': '' } } });
    expect(rows).toEqual(['2024-1 7', '2024-2 5']);
    expect(report.counts.empty).toBe(2);
  });

  test('with a sign of a footnote are refused, never read with it as a digit, until the mapping leaves it out', async () => {
    const content =
      'month,volume,brand,model\n2024-01,"1,234*",A,X\n2024-02,120¹,A,X\n2024-03,95 [2],A,X\n2024-04,7,A,X\n';
    const { codes, report } = await figures(content, {});
    expect(codes).toEqual(['2 footnote', '3 footnote', '4 footnote']);
    expect(report.problems[0]?.sentence.en).toContain('"footnotes": true under "numbers"');
    const { rows } = await figures(content, { numbers: [{ columns: 'volume', footnotes: true }] });
    expect(rows).toEqual(['2024-1 1234', '2024-2 120', '2024-3 95', '2024-4 7']);
  });

  test.each([
    ["1'234", '.', '1234'],
    ['1’234', '.', '1234'],
    ['1.234', ',', '1234'],
    ['1 234,0', ',', '1234'],
  ])('%s with the sign %s of decimals is %s', async (text, decimal, volume) => {
    const numbers = [{ columns: 'volume', decimal: decimal as ',' | '.' }];
    const { rows } = await figures(`month;volume;brand;model\n2024-01;${text};A;X\n`, { numbers });
    expect(rows).toEqual([`2024-1 ${volume}`]);
  });
});

describe('the report', () => {
  const text = async (content: string | Uint8Array, language: 'zh_CN' | 'en', mapping: Mapping = {}) => {
    const { reports } = await kit.bring(content, mapping, { dryRun: true, language });
    return readFile(join(reports, 'report.txt'), 'utf8');
  };

  test('says how the file was understood in words of either language', async () => {
    const content = 'Cars\nmonth;volume;brand;model\n2024-01;5;A;X\n';
    expect(await text(content, 'en')).toContain(
      'File: kind csv; encoding utf-8; delimiter ;; left out above the head titles 1',
    );
    expect(await text(content, 'zh_CN')).toContain('文件: 类型 csv；编码 utf-8；分隔符 ;；表头上方略过 标题行 1');
  });

  test('names look-alikes once each with their rows, and joins nothing', async () => {
    const content = `month,volume,brand,model
2024-01,120,Mercedes-Benz,C-Class
2024-02,110,Mercedes Benz,C Class
2024-03,110,Mercedes Benz,C Class
2024-01,60,长安,"GLK, GLC"
2024-02,61,長安,GLK
2024-03,61,長安,GLC
`;
    const { report } = await kit.bring(content, {}, { dryRun: true });
    expect(report.counts.brands).toBe(4);
    const english = await text(content, 'en');
    expect(english).toContain(
      'brand has names that are written alike and count apart: Mercedes Benz (2), Mercedes-Benz (1)',
    );
    expect(english).toContain('traditional and simplified signs that count apart: 長安 (2), 长安 (1)');
    expect(english).toContain('model has a cell that names several and counts as another name: GLK, GLC (1)');
    expect(await text(content, 'zh_CN')).toContain('brand 中繁简不同的名称，按不同名称计：長安 (2)、长安 (1)');
  });

  test('never says the same kind of thing thousands of times', async () => {
    const columns = Array.from({ length: 1_900 }, (_, at) => `note ${at}`);
    const content = `month,volume,brand,model,2024Q1,${columns.join(',')}\n2024-01,5,A,X,,${columns.join(',')}\n`;
    const lines = (await text(content, 'en')).split('\n');
    expect(lines.length).toBeLessThan(60);
    expect(lines.find((line) => line.startsWith('Columns that nothing reads'))).toMatch(/and 1,880 more$/);
    expect(lines.filter((line) => line.startsWith('Columns that look like months'))).toHaveLength(1);
    const months = Array.from(
      { length: 120 },
      (_, at) => `${2014 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    );
    const wide = `brand,model,${months.join(',')}\nA,X${',x'.repeat(120)}\n`;
    const refused = (await text(wide, 'en', { monthColumns: true })).split('\n');
    expect(refused.filter((line) => line.includes('is not a number'))).toHaveLength(20);
    expect(refused.join('\n')).toContain('... and 100 more; every one stands in refused.csv.');
  });
});
