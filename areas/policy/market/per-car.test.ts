import { expect, test } from '@jest/globals';
import { bandOf, isConcerned, yuanFor, yuanInBand } from './per-car.ts';

const flat = { yuan: 5000, percent: null, fuels: [], from: 70_000 };
const rate = { yuan: 15_000, percent: 5, fuels: ['BEV'], from: null };

test('a fixed sum is the same for every price from the least one on', () => {
  expect([yuanFor(flat, 69_999), yuanFor(flat, 70_000), yuanFor(flat, 1e6)]).toEqual([0, 5000, 5000]);
});

test('a rate is of the price without value-added tax, and at most the cap', () => {
  expect(yuanFor(rate, 113_000)).toBeCloseTo(5000, 6);
  expect(yuanFor(rate, 400_000)).toBe(15_000);
});

test('a band stands for its middle, the last one for its lower bound', () => {
  expect(bandOf('10-15')).toEqual({ from: 100_000, to: 150_000 });
  expect(bandOf('50-')).toEqual({ from: 500_000, to: null });
  expect([bandOf('unknown'), yuanInBand(rate, 'unknown')]).toEqual([null, null]);
  expect(yuanInBand(rate, '10-15')).toBeCloseTo(5530.97, 1);
  expect([yuanInBand(flat, '5-8'), yuanInBand(flat, '0-5')]).toEqual([0, 0]);
});

test('a rule without fuel types is for all cars', () => {
  expect([isConcerned(flat, 'ICE'), isConcerned(rate, 'ICE'), isConcerned(rate, 'BEV')]).toEqual([true, false, true]);
});
