import { expect, test } from '@jest/globals';
import { price, pricePoints } from '../testing/answers.ts';
import { discountChange } from './discount-change.ts';
import { firstPriced, priceSpec } from './price-spec.ts';

const words = { title: 't', discount: 'd', tp: 'tp', msrp: 'msrp', note: 'n' };

test('S2.095 S2.100 S9.044 bars of the discount and lines of both prices, all in percent', () => {
  const { kind, series, categories, period, preliminaryFrom, note, source } = priceSpec(pricePoints, words, 'en');
  expect({ kind, categories, period, preliminaryFrom, note, source }).toEqual({
    kind: 'column',
    note: 'n',
    source: undefined,
    categories: ['2024/01', '2024/02', '2024/03'],
    period: '2024/01 ~ 2024/03',
    preliminaryFrom: 2,
  });
  expect(series.map(({ key, format, kind: shape }) => [key, format, shape])).toEqual([
    ['discount', 'price', undefined],
    ['tp', 'price', 'line'],
    ['msrp', 'price', 'line'],
  ]);
  expect(series[0]?.values).toEqual([null, 10, expect.closeTo(15.3)]);
  expect(series[1]?.values).toEqual([null, 0, expect.closeTo(-5)]);
  expect(series[2]?.values).toEqual([null, 0, expect.closeTo(1)]);
});

test('what was revised is told as the chart tells it: against the first month, in percent', () => {
  const [none, first, last] = pricePoints;
  if (!none || !first || !last) throw new Error('there are three months');
  const revised = { tp: (first.tp ?? 0) * 1.02, discount: 0.12 };
  const { series } = priceSpec([none, first, { ...last, revised }], words, 'en');
  expect(series.map(({ formers }) => formers)).toEqual([
    [null, null, 12],
    [null, null, expect.closeTo(2)],
    [null, null, null],
  ]);
});

test('prices are measured from the first month that has any', () => {
  expect(firstPriced(pricePoints)).toBe('2024-02');
  expect(firstPriced([])).toBeUndefined();
});

test('the discount moves by percentage points, and not at all without a base', () => {
  expect(discountChange(price)).toBeCloseTo(3.75);
  const { tqPriceIndex } = price;
  expect(
    discountChange({ ...price, tqPriceIndex: { ...tqPriceIndex, discount: { key: '-', value: null } } }),
  ).toBeNull();
});
