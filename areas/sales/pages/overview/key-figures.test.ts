import { describe, expect, test } from '@jest/globals';
import type { Answer } from '@portal/ui/analysis';
import { newEnergy } from '@portal/ui/analysis';
import { testAnswer, testCatalogue } from '../../../../ui/analysis/testing/market.ts';
import { latestFigures, newEnergyShare } from './key-figures.ts';

const byFuel = (rows: [string, string, number, number | null][]): Answer => ({
  ...testAnswer({
    dataset: 'sales',
    dataSources: ['DATASOURCE_CLH_PIFA'],
    dateType: 'monthly',
    from: '2023-08',
    to: '2024-08',
    by: ['period', 'fuelType'],
    indicators: ['volume', 'share', 'shareChange'],
  }),
  rows: rows.map(([period, fuelType, volume, shareChange]) => ({
    kind: 'row',
    keys: { period, fuelType },
    names: { period, fuelType },
    values: { volume, share: volume / 1000, shareChange },
  })),
});

describe('key figures', () => {
  test('new energy is PHEV, EREV, BEV and FCEV; a hybrid is not', () => {
    const figures = newEnergyShare(
      byFuel([
        ['2023-08', 'BEV', 200, 1],
        ['2023-08', 'PHEV', 100, 1],
        ['2024-08', 'ICE', 500, -3],
        ['2024-08', 'HEV', 50, 0.5],
        ['2024-08', 'BEV', 300, 2],
        ['2024-08', 'PHEV', 150, 0.5],
      ]),
      newEnergy(testCatalogue),
    );
    expect(figures?.shareChange).toBe(2.5);
    expect(figures?.share).toBeCloseTo(0.45);
  });

  test('without a base there is no change', () => {
    expect(newEnergyShare(byFuel([['2024-08', 'BEV', 300, null]]), ['BEV'])).toEqual({ share: 0.3, shareChange: null });
  });

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
    expect(latestFigures(answer)).toMatchObject({ period: 'Aug 2024', volume: 200, yoy: 0.1 });
    expect(latestFigures({ ...answer, rows: [] })).toBeNull();
  });
});
