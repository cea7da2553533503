import { describe, expect, test } from '@jest/globals';
import { checkDecision, type DecisionQuery } from './check-decision.ts';
import { movedBy } from './moved-by.ts';
import { middleOf, quantileOf, rampOf, totalOf } from './ramp.ts';
import { aheadOf, changedBy, effectOf, without } from './scenario.ts';

describe('S2.016 ranges of a scenario', () => {
  test('the effect of a price is a power of its ratio, whichever end is the lesser one', () => {
    const effect = effectOf(100 * Math.log(0.9), { low: -2, high: -1 });
    expect(effect.low).toBeCloseTo(0.9 ** -1 - 1, 12);
    expect(effect.high).toBeCloseTo(0.9 ** -2 - 1, 12);
    expect(Object.values(effectOf(0, { low: -2, high: 3 })).map(Math.abs)).toEqual([0, 0]);
    expect(effectOf(-500, { low: 20, high: 20 }).low).toBeGreaterThanOrEqual(-1);
  });

  test('the ends of volume and effect stand together, and months add up', () => {
    const volume = { low: 80, high: 120 };
    const ahead = aheadOf([volume, volume].map((month) => changedBy(month, { low: -0.1, high: 0.2 })));
    expect(ahead).toEqual({
      months: [
        { low: 72, high: 144 },
        { low: 72, high: 144 },
      ],
      total: { low: 144, high: 288 },
    });
    expect(without({ low: 100, high: 200 }, { low: 0.1, high: 0.3 })).toEqual({ low: 70, high: 180 });
  });
});

describe('S2.016 the ramp of launches', () => {
  const launches = [1, 2, 3, 4, 5].map((size) => Array.from({ length: 12 }, (_, month) => size * 100 * (month + 1)));

  test('lies between the quartiles of each month since launch', () => {
    const ramp = rampOf(launches);
    expect(ramp?.spread).toBe('quartiles');
    expect(ramp?.months).toEqual(
      Array.from({ length: 12 }, (_, at) => ({ low: 200 * (at + 1), high: 400 * (at + 1) })),
    );
    expect(ramp?.total).toEqual({ low: 200 * 78, high: 400 * 78 });
    expect([quantileOf([4, 1, 3, 2], 0.25), quantileOf([1], 0.75), quantileOf([2, 1], 0.5)]).toEqual([1.75, 1, 1.5]);
  });

  test('of few launches lies between both ends, and of one there is none', () => {
    expect(rampOf(launches.slice(0, 2))).toMatchObject({ spread: 'ends', total: { low: 7800, high: 15_600 } });
    expect([rampOf(launches.slice(0, 1)), rampOf([])]).toEqual([null, null]);
    expect(middleOf([3, 1, 2])).toEqual({ low: 1, high: 3 });
  });

  test('of launches that are not a year old has no total, and a month that nobody delivered is none', () => {
    const young = launches.map((months, at) => (at < 2 ? months : months.slice(0, 6)));
    expect(rampOf(young)).toMatchObject({ spread: 'ends', total: { low: 7800, high: 15_600 } });
    expect(rampOf(launches.map((months) => months.slice(0, 11)))).toBeNull();
    expect(totalOf([...(launches[0] ?? []).slice(0, 11), null])).toBeNull();
  });
});

describe('S2.016 what a change does to the price', () => {
  const now = { tp: 90_000, msrp: 100_000, given: 3000 };
  const moved = (query: Partial<DecisionQuery>, prices: Parameters<typeof movedBy>[1] = now) =>
    movedBy({ kind: 'price', ...query }, prices);

  test.each<[string, Partial<DecisionQuery>, number]>([
    ['a part of the transaction price', { change: { value: -0.1, unit: 'part' } }, 81_000],
    ['yuan of it', { change: { value: -9000, unit: 'yuan' } }, 81_000],
    ['yuan of MSRP', { target: 'msrp', change: { value: -9000, unit: 'yuan' } }, 81_000],
    ['half of which arrives', { target: 'msrp', passed: 0.5, change: { value: -9000, unit: 'yuan' } }, 85_500],
    ['a part of MSRP', { target: 'msrp', change: { value: -0.09, unit: 'part' } }, 81_000],
    ['an incentive', { kind: 'incentive', change: { value: 2000, unit: 'yuan' } }, 88_000],
  ])('%s', (_, query, wanted) => {
    expect(moved(query)?.after(90_000)).toBeCloseTo(wanted, 6);
  });

  test('volume answers to the ratio of prices, and to incentives in percent of MSRP', () => {
    expect(moved({ change: { value: -9000, unit: 'yuan' } })?.percent).toBeCloseTo(100 * Math.log(0.9), 9);
    expect(moved({ kind: 'incentive', change: { value: 2000, unit: 'yuan' } })?.percent).toBe(2);
  });

  test('yuan meet no price where none is known', () => {
    const none = { tp: null, msrp: null, given: null };
    expect(moved({ change: { value: -9000, unit: 'yuan' } }, none)).toBeNull();
    expect(moved({ kind: 'incentive', change: { value: 500, unit: 'yuan' } }, none)).toBeNull();
    expect(moved({ change: { value: -0.1, unit: 'part' } }, none)?.percent).toBeCloseTo(100 * Math.log(0.9), 9);
  });

  test.each<[string, Partial<DecisionQuery>, RegExp]>([
    ['more than half', { change: { value: -0.6, unit: 'part' } }, /more than 50%/],
    ['a price below nothing', { change: { value: -90_000, unit: 'yuan' } }, /more than 50%/],
    ['a small part of a price of nearly nothing', { target: 'msrp', change: { value: 60_000, unit: 'yuan' } }, /50%/],
    [
      'more of an incentive than there is',
      { kind: 'incentive', change: { value: -4000, unit: 'yuan' } },
      /cannot be cut/,
    ],
    ['an incentive of half the car', { kind: 'incentive', change: { value: 60_000, unit: 'yuan' } }, /more than 50%/],
  ])('%s is refused in words', (_, query, sentence) => {
    expect(() => moved(query)).toThrow(sentence);
  });
});

test.each<[string, Partial<DecisionQuery>, RegExp]>([
  ['ends the wrong way round', { response: { low: 1, high: -1 } }, /swap/],
  ['an answer beyond sense', { response: { low: -50, high: -1 } }, /between -20 and 20/],
  ['less than no cars', { baseline: { low: -1, high: 5 } }, /between 0 and 1,000,000/],
  ['more than all cars lost', { cannibalised: { low: 0, high: 2 } }, /between 0% and 100%/],
  ['a car given away', { discount: { low: 0, high: 0.9 } }, /between 0% and 50%/],
  ['rivals that follow doubly', { matched: 2 }, /between 0% and 100%/],
  ['a price of nothing', { price: 0 }, /above 0/],
  ['a price below nothing', { price: -5 }, /above 0/],
])('S2.016 %s cannot be assumed', (_, query, sentence) => {
  expect(() => checkDecision({ kind: 'launch', ...query })).toThrow(sentence);
  expect(() => checkDecision({ kind: 'launch' })).not.toThrow();
});
