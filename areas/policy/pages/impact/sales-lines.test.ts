import { expect, test } from '@jest/globals';
import { salesLines, salesTable } from './sales-lines.ts';

const row = (period: string, fuelType: string, volume: number) =>
  ({ kind: 'row', keys: { period, fuelType }, names: { period, fuelType }, values: { volume } }) as never;
const answer = {
  columns: [{ key: 'period', kind: 'dimension' }],
  rows: [row('2025-01', 'BEV', 100), row('2025-01', 'ICE', 50), row('2025-02', 'BEV', 150), row('2025-02', 'ICE', 40)],
} as never;
const names = { concerned: 'Concerned', others: 'Others' };

test('cars that a rule is about stand beside the others, with the mean month before and after', () => {
  const lines = salesLines(answer, [{ yuan: 1, percent: null, fuels: ['BEV'], from: null }], names);
  expect(lines.map(({ key, values }) => [key, values])).toEqual([
    ['concerned', [100, 150]],
    ['others', [50, 40]],
  ]);
  const { rows } = salesTable(answer, lines, '2025-02', (word) => word);
  expect(rows.map(({ values }) => values)).toEqual([
    { before: 100, after: 150, growth: 0.5 },
    { before: 50, after: 40, growth: expect.closeTo(-0.2) },
  ]);
});

test('without a rule every car is concerned, and there are no others', () => {
  expect(salesLines(answer, [], names).map(({ key, values }) => [key, values])).toEqual([['concerned', [150, 190]]]);
});
