import { describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { testAnswer } from '../testing/market.ts';
import { basePeriods, baseText, readBase } from './base.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the base of an index', () => {
  test('is the period that holds the month of the address; what is no month is none', () => {
    const base = 'base=2024-05';
    expect(readBase(query(base), 'monthly')).toBe('2024-05');
    expect(readBase(query(base), 'quarterly')).toBe('2024-04');
    expect(readBase(query(base), 'annual')).toBe('2024-01');
    expect([readBase(query(''), 'monthly'), readBase(query('base=2024-13'), 'monthly')]).toEqual([null, null]);
  });

  test('is any whole period that is covered, the latest first', () => {
    const names = (dateType: 'monthly' | 'quarterly' | 'annual') =>
      basePeriods({ first: '2022-11', last: '2024-02' }, dateType).map(({ name }) => name);
    expect([names('monthly')[0], names('monthly').at(-1), names('monthly').length]).toEqual(['2024/02', '2022/11', 16]);
    expect(names('quarterly')).toEqual(['2023 Q4', '2023 Q3', '2023 Q2', '2023 Q1']);
    expect(names('annual')).toEqual(['2023']);
  });

  test('says that it is not covered, and who has none because it counted nothing then', () => {
    const question: MarketQuery = {
      dataset: 'sales',
      dataSources: ['DATASOURCE_CLH_PIFA'],
      dateType: 'monthly',
      from: '2024-07',
      to: '2024-08',
      by: ['period', 'fuelType'],
      indicators: ['volumeIndex'],
    };
    const answer = testAnswer(question);
    const covered = (months: number) => [
      {
        dataSource: null,
        months: 2,
        of: 2,
        uncovered: [],
        partly: [],
        combined: [],
        says: [],
        base: { period: '2019-01', months, of: 1 },
      },
    ];
    const choices = { by: 'fuelType', indicator: 'volumeIndex', base: '2019-01' };
    expect(baseText({ ...answer, coverage: covered(1) }, choices, 'en')).toBe('2019/01 = 100');
    expect(baseText({ ...answer, coverage: covered(0) }, choices, 'zh_CN')).toBe('基期 2019/01 未覆盖，因此没有指数');
    const rows = answer.rows.map((row) =>
      row.keys.fuelType === 'BEV' ? { ...row, values: { volumeIndex: null } } : row,
    );
    expect(baseText({ ...answer, rows, coverage: covered(1) }, choices, 'zh_CN')).toBe(
      '以 2019/01 为 100；Battery在基期为零，没有指数',
    );
    const yearly = answer.rows.map((row) => ({
      ...row,
      keys: { ...row.keys, period: '2024' },
      names: { period: 'P' },
    }));
    expect(baseText({ ...answer, rows: yearly, coverage: covered(1) }, choices, 'en')).toBe(
      '2019/01 = 100; no index for P: period incomplete',
    );
  });
});
