import { expect, test } from '@jest/globals';
import { testAnswer } from '../../../../ui/analysis/testing/market.ts';
import { latestPeriod } from './key-figures.ts';

test('the figures are those of the last period', () => {
  const answer = testAnswer({
    dataset: 'sales',
    dataSources: ['DATASOURCE_CLH_PIFA'],
    dateType: 'monthly',
    from: '2024-07',
    to: '2024-08',
    by: ['period'],
    indicators: ['volume', 'cumulativeVolume', 'yoy', 'mom', 'ytdGrowth'],
  });
  expect(latestPeriod(answer)).toMatchObject({ name: 'Aug 2024', values: { volume: 200, yoy: 0.1 } });
  expect(latestPeriod({ ...answer, rows: [] })).toBeNull();
});
