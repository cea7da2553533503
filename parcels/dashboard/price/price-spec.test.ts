import { expect, test } from '@jest/globals';
import { price, pricePoints } from '../testing/answers.ts';
import { discountChange } from './discount-change.ts';
import { baseMonth, priceSpec } from './price-spec.ts';

const words = { title: 't', tp: 'tp', msrp: 'msrp', base: '2024/02 = 100%', note: 'n' };

test('S2.095 S2.100 S9.044 bars and a line of an index, both in percent of one month', () => {
  const { kind, series, categories, period, preliminaryFrom, note, source } = priceSpec(pricePoints, words, 'en');
  expect({ kind, categories, period, preliminaryFrom, note, source }).toEqual({
    kind: 'column',
    note: 'n',
    source: undefined,
    categories: ['2024/01', '2024/02', '2024/03'],
    period: '2024/01 ~ 2024/03',
    preliminaryFrom: 2,
  });
  expect(series.map(({ key, format, noun, base, kind: shape }) => [key, format, noun, base, shape])).toEqual([
    ['tp', 'index', '2024/02 = 100%', 100, undefined],
    ['msrp', 'index', '2024/02 = 100%', 100, 'line'],
  ]);
  expect(series[0]?.values).toEqual([null, 100, expect.closeTo(95)]);
  expect(series[1]?.values).toEqual([null, 100, expect.closeTo(101)]);
});

test('what was revised is told as the chart tells it: in percent of the base month', () => {
  const [none, first, last] = pricePoints;
  if (!none || !first || !last) throw new Error('there are three months');
  const revised = { tp: (first.tp ?? 0) * 1.02 };
  const { series } = priceSpec([none, first, { ...last, revised }], words, 'en');
  expect(series.map(({ formers }) => formers)).toEqual([
    [null, null, expect.closeTo(102)],
    [null, null, null],
  ]);
});

test('the base is the first month in which both prices are known; without one there is no index', () => {
  expect(baseMonth(pricePoints)).toBe('2024-02');
  const alone = pricePoints.map((point) => ({ ...point, msrp: null }));
  expect(baseMonth(alone)).toBeUndefined();
  expect(priceSpec(alone, words, 'en').series.flatMap(({ values }) => values)).toEqual(Array(6).fill(null));
});

test('the discount moves by percentage points, and not at all without a base', () => {
  expect(discountChange(price)).toBeCloseTo(3.75);
  const { tqPriceIndex } = price;
  expect(
    discountChange({ ...price, tqPriceIndex: { ...tqPriceIndex, discount: { key: '-', value: null } } }),
  ).toBeNull();
});
