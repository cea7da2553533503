import { expect, test } from '@jest/globals';
import { testAnswer } from '../testing/market.ts';
import { type CrossedFigure, crossedColumn } from './crossed-figure.ts';
import { inOrderOf, joinedAnswers } from './joined-answers.ts';

const span = { dateType: 'monthly' as const, from: '2024-08', to: '2024-08', dataSources: [] };
const outlets = testAnswer({ ...span, dataset: 'outlet', by: ['brand'], indicators: ['outlets'] });
const sold = testAnswer({ ...span, dataset: 'sales', by: ['brand'], indicators: ['volume'], totals: true });
const stranger = { kind: 'row' as const, keys: { brand: 'x' }, names: { brand: 'X' }, values: { volume: 7 } };

const words = (en: string) => ({ zh_CN: en, en });
const rate: CrossedFigure = {
  key: 'carsPerOutlet',
  name: words('Cars per outlet'),
  unit: words('units'),
  definition: words('meaning'),
  formula: words('cars / outlets'),
  format: 'index',
  decimals: 1,
};
const make = ({ first, second }: { first?: { outlets?: number | null } | undefined; second?: object | undefined }) => ({
  carsPerOutlet: first ? 1 : null,
  known: second ? 1 : 0,
});

test('two answers stand as one by their members; strangers of the second where they are wanted', () => {
  const more = { ...sold, rows: [...sold.rows, stranger] };
  const both = joinedAnswers(outlets, more, { by: ['brand'], columns: [crossedColumn(rate, 'en')], make });
  expect(both.columns.map(({ key }) => key)).toEqual(['brand', 'outlets', 'volume', 'carsPerOutlet']);
  expect(both.rows.map(({ keys, values }) => [keys.brand, values.volume])).toEqual([
    ['BEV', 100],
    ['ICE', 200],
  ]);
  const outer = joinedAnswers(outlets, more, { by: ['brand'], columns: [], make, outer: true });
  expect(outer.rows.map(({ keys, values }) => [keys.brand, values.carsPerOutlet])).toEqual([
    ['BEV', 1],
    ['ICE', 1],
    ['x', null],
  ]);
  expect(inOrderOf(outer, 'volume').rows.map(({ keys }) => keys.brand)).toEqual(['ICE', 'BEV', 'x']);
});
