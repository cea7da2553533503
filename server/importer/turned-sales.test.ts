import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Kit, makeKit } from './import-test-kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

const months = Array.from({ length: 12 }, (_, at) => at + 1);
const yearsAcross = [
  '月份,2023年,2024年',
  ...months.map((month) => `${month}月,${100_000 + month},${110_000 + month}`),
].join('\n');
const mapping = {
  turned: { labels: '月份', heads: { year: 1 }, cells: 'volume' },
  columns: { month: '月份' },
  constants: { brand: '全部' },
} as const;
const byMonth = "SELECT CONCAT(month // 12, '-', month % 12 + 1), volume FROM sales ORDER BY month";

describe('a wide file of sales', () => {
  test('with years across and months down is as many figures as it has cells', async () => {
    const { report, codes } = await kit.bring(yearsAcross, mapping);
    expect(codes).toEqual([]);
    expect(report.turned).toEqual({ rows: 12, columns: 2, cells: 24, blank: 0, values: 24 });
    expect(await kit.ask(report.release, byMonth)).toEqual([
      ...months.map((month) => `2023-${month} ${100_000 + month}`),
      ...months.map((month) => `2024-${month} ${110_000 + month}`),
    ]);
  });

  test('names row and column of what is refused, also of figures that only later are seen to stand twice', async () => {
    const content = '月份,2023年,2024年,2024全年\n1月,1,x,5\n一月,1,2,6\n2月,3,,7\n';
    const { report } = await kit.bring(content, { ...mapping, turned: { ...mapping.turned, aside: '*全年' } });
    expect(report.problems.map(({ row, field, code }) => `${row} ${field}: ${code}`)).toEqual([
      '2 C 2024年: number',
      '3 B 2023年: duplicate',
    ]);
    expect(report.turned).toMatchObject({ cells: 6, blank: 1 });
  });

  test('of several sheets is one table, and a refused row names its sheet', async () => {
    const { writeXlsx } = await import('hucre/xlsx');
    const sheet = (name: string, first: string, figure: unknown) => ({
      name,
      rows: [
        ['月份', first, '2024年'],
        ['1月', 1, figure],
      ],
    });
    const book = await writeXlsx({ sheets: [sheet('X', '2022年', 2), sheet('Y', '2023年', 'y')] as never });
    const { report, codes } = await kit.bring(
      book,
      { ...mapping, sheet: '*', sheetColumn: '车', columns: { month: '月份', model: '车' } },
      { name: 'wide.xlsx', accept: { number: 1 } },
    );
    expect(codes).toEqual(['Y: 2 number']);
    expect(report.problems[0]?.field).toBe('C 2024年');
    expect(report.turned).toMatchObject({ rows: 2, columns: 4, values: 4 });
    expect(await kit.ask(report.release, byMonth)).toEqual(['2022-1 1', '2023-1 1', '2024-1 2']);
  });
});
