import { expect, test } from '@jest/globals';
import type { Answer } from '@portal/ui/analysis';
import { testAnswer } from '../../../../ui/analysis/testing/market.ts';
import { ladderChart } from './ladder-chart.ts';
import { ladderTable } from './ladder-table.ts';

const answerOf = (
  by: string[],
  rows: [keys: Record<string, string>, values: Record<string, number | null>][],
): Answer => ({
  ...testAnswer({
    dataset: 'price',
    dataSources: [],
    dateType: 'monthly',
    from: '2024-08',
    to: '2024-08',
    by: by as ['model'],
    indicators: ['msrp', 'tp', 'retailVolume'],
  }),
  rows: rows.map(([keys, values]) => ({ kind: 'row', keys, names: keys, values })),
});

const models = answerOf(
  ['model'],
  [
    [{ model: 'dear' }, { msrp: 250_000, tp: 230_000, retailVolume: 900 }],
    [{ model: 'cheap' }, { msrp: 120_000, tp: 100_000, retailVolume: 700 }],
    [{ model: 'unsold' }, { msrp: null, tp: null, retailVolume: 0 }],
  ],
);
const trims = answerOf(
  ['model', 'trim'],
  [
    [{ model: 'dear', trim: 'd1' }, { msrp: 300_000 }],
    [{ model: 'dear', trim: 'd2' }, { msrp: 200_000 }],
    [{ model: 'cheap', trim: 'c1' }, { msrp: 120_000 }],
    [{ model: 'cheap', trim: 'c2' }, { msrp: null }],
    [{ model: 'small', trim: 's1' }, { msrp: 90_000 }],
  ],
);

test('a ladder stands from the model with the cheapest trim up, each from its cheapest trim to its dearest', () => {
  const table = ladderTable({ models, trims }, { low: 'Lowest', high: 'Highest' }, 'en', null);
  expect(table.columns.map(({ key }) => key)).toEqual(['model', 'low', 'high', 'tp', 'retailVolume']);
  expect(table.rows.map(({ keys, values }) => [keys.model, values.low, values.high])).toEqual([
    ['cheap', 120_000, 120_000],
    ['dear', 200_000, 300_000],
  ]);
  const chart = ladderChart(models, table, { title: 'T', range: 'MSRP' }, 'en');
  expect(chart.rows[1]).toEqual({ key: 'dear', name: 'dear', low: 200_000, high: 300_000, mark: 230_000, volume: 900 });
});
