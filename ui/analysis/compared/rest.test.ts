import { describe, expect, test } from '@jest/globals';
import { membersOf } from '@portal/contract';
import { testAnswer } from '../testing/market.ts';
import { restOf, withRest } from './rest.ts';

const question = {
  dataset: 'sales' as const,
  dataSources: ['DATASOURCE_CLH_PIFA' as const],
  dateType: 'monthly' as const,
  from: '2024-07',
  to: '2024-08',
  by: ['period' as const, 'fuelType' as const],
  indicators: ['volume' as const, 'share' as const],
  filters: { fuelType: ['BEV', 'ICE'], province: ['44'] },
  without: { fuelType: ['HEV'], brand: ['byd'] },
  sort: { by: 'fuelType' as const, direction: 'ascending' as const },
  limit: 10,
  fillGaps: true,
};

describe('the rest beside compared members', () => {
  test('is asked as one: all but those shown and those left out, within all other filters', () => {
    const { by, filters, without, ...rest } = restOf(question, 'fuelType', ['BEV', 'ICE']);
    expect(filters).toEqual({ province: ['44'] });
    expect(without).toEqual({ fuelType: ['HEV', 'BEV', 'ICE'], brand: ['byd'] });
    expect(rest).toMatchObject({ indicators: ['volume', 'share'], fillGaps: true, from: '2024-07' });
    // Its share is a part of all fuel types: of none of them it would be the whole.
    expect([by, rest.subtotals]).toEqual([['period', 'fuelType'], true]);
    expect(rest).not.toHaveProperty('sort');
  });

  test('stands behind the members under its own name', () => {
    const [answer, { rows, ...rest }] = [testAnswer(question), testAnswer({ ...question, by: ['period'] })];
    const subtotals = rows.map((row) => ({ ...row, kind: 'subtotal' as const }));
    const joined = withRest(answer, { ...rest, rows: [...answer.rows.slice(0, 1), ...subtotals] }, 'fuelType', 'en');
    expect(membersOf(joined, 'fuelType').at(-1)).toMatchObject({ key: 'others', name: 'Others' });
    expect(joined.rows).toHaveLength(answer.rows.length + subtotals.length);
    expect(joined.rows.at(-1)).toMatchObject({ kind: 'row', keys: { ...subtotals.at(-1)?.keys, fuelType: 'others' } });
  });
});
