import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Kit, makeKit } from '../import-test-kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

const byMonth = "SELECT CONCAT(month // 12, '-', month % 12 + 1), SUM(volume) FROM sales GROUP BY month ORDER BY month";

describe('year and month in two columns', () => {
  const columns = { year: '年份', month: '月份' };

  test('become one month', async () => {
    const content = '年份,月份,brand,model,volume\n2023,12月,A,X,5\n2024,1,A,X,10\n2024年,二月,A,X,20\n';
    const { report } = await kit.bring(content, { columns });
    expect(await kit.ask(report.release, byMonth)).toEqual(['2023-12 5', '2024-1 10', '2024-2 20']);
  });

  test('are refused where they contradict each other, or one is none', async () => {
    const content = '年份,月份,brand,model,volume\n2023,2024-01,A,X,5\nnone,1,A,X,10\n2024,13,A,X,20\n';
    const { codes, report } = await kit.bring(content, { columns });
    expect(codes).toEqual(['2 year-differs', '3 year', '4 month']);
    expect(report.problems.map(({ field }) => field)).toEqual(['月份', '年份', '月份']);
  });

  test('a year may be constant, above columns of bare months', async () => {
    const { report } = await kit.bring('brand,model,1月,2月,合计\nA,X,10,20,30\n', {
      monthColumns: true,
      constants: { year: '2024' },
    });
    expect(await kit.ask(report.release, byMonth)).toEqual(['2024-1 10', '2024-2 20']);
    expect(report.unread).toEqual([{ column: '合计', nearest: null }]);
  });

  test('a year of each row goes with columns of bare months', async () => {
    const content = 'year,brand,model,1月,2月\n2023,A,X,1,2\n2024,A,X,10,20\n';
    const { report } = await kit.bring(content, { monthColumns: true });
    expect(await kit.ask(report.release, byMonth)).toEqual(['2023-1 1', '2023-2 2', '2024-1 10', '2024-2 20']);
  });
});

describe('some columns of months', () => {
  const content = 'brand,model,2024-01 批发,2024-01 零售,2024-02 批发,2024-02 零售,2023-12\nA,X,1,10,2,20,99\n';

  test('picked by a pattern, whose group is the month', async () => {
    const { report } = await kit.bring(content, { monthColumns: { pattern: '^(\\d{4}-\\d{2}) 零售$' } });
    expect(await kit.ask(report.release, byMonth)).toEqual(['2024-1 10', '2024-2 20']);
    expect(report.unread.map(({ column }) => column)).toEqual(['2024-01 批发', '2024-02 批发', '2023-12']);
  });

  test('picked by name', async () => {
    const { report } = await kit.bring('brand,model,2024-01,2024-02,2024-03\nA,X,1,2,3\n', {
      monthColumns: ['2024-01', '2024-03'],
    });
    expect(await kit.ask(report.release, byMonth)).toEqual(['2024-1 1', '2024-3 3']);
  });

  test.each([
    [['2024-04'], /no column "2024-04"/],
    [['2024-01 批发'], /picks the column "2024-01 批发", which is not a month/],
    [{ pattern: '批发' }, /picks the column "2024-01 批发", which is not a month/],
    [{ pattern: '(' }, /not a valid regular expression/],
    [{ pattern: '保险' }, /no month column/],
  ])('%j is refused', async (monthColumns, words) => {
    await expect(kit.bring(content, { monthColumns })).rejects.toThrow(words);
  });
});

describe('numbers with units and ranges', () => {
  test('units are read; a range is refused until the mapping says which end counts', async () => {
    const content = 'month,brand,model,销量\n2024-01,A,X,1.2万辆\n2024-01,A,Y,100-200\n';
    const columns = { volume: '销量' };
    const { codes, report } = await kit.bring(content, { columns });
    expect(codes).toEqual(['3 range']);
    expect(report.problems[0]?.sentence.en).toContain('under "numbers" in the mapping');
    for (const [range, sum] of [
      ['low', 12_100],
      ['high', 12_200],
      ['middle', 12_150],
    ] as const) {
      const read = await kit.bring(content, { columns, numbers: [{ columns: '销量', range }] });
      expect(await kit.ask(read.report.release, 'SELECT SUM(volume) FROM sales')).toEqual([String(sum)]);
    }
  });

  test('a range becomes columns of its own: low, high and middle', async () => {
    const content = 'month,brand,model,指导价,volume\n2024-01,A,X,12.98-15.98万,1\n2024-01,A,Y,面议,2\n';
    const numbers = [{ columns: '指导价' }];
    const found: string[] = [];
    for (const end of ['low', 'high', 'middle']) {
      const where = [{ column: 'model', in: ['X'] }];
      const { report } = await kit.bring(content, { columns: { volume: `指导价.${end}` }, numbers, where });
      expect(report.unread.map(({ column }) => column)).toEqual(['volume']);
      found.push(...(await kit.ask(report.release, 'SELECT volume FROM sales')));
    }
    expect(found).toEqual(['129800', '159800', '144800']);
  });

  test('a unit of the header counts for every column that a name with * fits', async () => {
    const content = 'brand,model,2024-01,2024-02\nA,X,1.2,0.5万\nA,Y,-,3辆\n';
    const numbers = [{ columns: '2024-*', unit: '万辆' }];
    const { report } = await kit.bring(content, { monthColumns: true, numbers });
    expect(await kit.ask(report.release, byMonth)).toEqual(['2024-1 12000', '2024-2 5003']);
    expect(report.counts).toMatchObject({ empty: 1, refused: 0 });
  });

  test('of a column that is not there are refused', async () => {
    const numbers = [{ columns: ['volume', 'volum*x'] }];
    await expect(kit.bring('month,brand,model,volume\n', { numbers })).rejects.toThrow(/no column "volum\*x"/);
  });

  test('a row that is too long is still told by what the file has', async () => {
    const { report } = await kit.bring('month,brand,model,volume\n2024-01,A,X,1,2\n', {
      numbers: [{ columns: 'volume' }],
    });
    expect(report.problems[0]?.sentence.en).toBe('The row has 5 fields, but the header has 4.');
  });
});
