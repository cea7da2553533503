import { describe, expect, test } from '@jest/globals';
import { launchMonth } from './launch-month.ts';
import { type LifeMonths, stageOf, yearTo } from './stage.ts';

const months = (count: number, of: (at: number) => number | null) => Array.from({ length: count }, (_, at) => of(at));
/** A season in which the first months of a year are half of the others. */
const season = (at: number) => (at % 12 < 2 ? 0.5 : 1);
const life = (values: (number | null)[], launch: number | null = 0): LifeMonths => ({ values, launch });
const stage = (of: LifeMonths, at = of.values.length - 1) => stageOf(of, at).stage;

describe('S2.083 the stage of a model', () => {
  /** Six years: up in two, level in two, down to a tenth in two. */
  const planted = life(
    months(72, (at) => {
      const level = at < 24 ? 100 + 40 * at : at < 48 ? 1060 : 1060 * 0.9 ** (at - 47);
      return Math.round(level * season(at));
    }),
  );

  test('follows a planted life from launch to run-out, whatever the season', () => {
    const read = planted.values.map((_, at) => stageOf(planted, at).stage);
    const runs = read.filter((found, at) => found !== read[at - 1]);
    expect(runs).toEqual(['launch', 'growth', 'maturity', 'decline', 'runOut']);
    expect(read.slice(0, 12)).toEqual(Array(12).fill('launch'));
    expect(read[12]).toBe('growth');
  });

  test('compares twelve months with those before, and the second year month by month with the first', () => {
    const flat = life([...months(12, () => 100), ...months(24, () => 110)]);
    expect(stageOf(flat, 23)).toMatchObject({ stage: 'growth', ofPeak: 1 });
    expect(stageOf(flat, 23).change).toBeCloseTo(0.1, 9);
    // Half a year into the second one, six months stand against the first six.
    const ramp = life([10, 20, 30, 40, 50, 60, ...months(12, () => 70)]);
    expect(stageOf(ramp, 17).change).toBeCloseTo(420 / 210 - 1, 9);
    expect(stageOf(flat, 35)).toMatchObject({ stage: 'maturity', change: 0 });
    expect(yearTo(flat, 17)).toBe(1260);
  });

  test.each([
    [1.1, 'growth'],
    [1.099, 'maturity'],
    [0.901, 'maturity'],
    [0.9, 'decline'],
    [0.3, 'decline'],
    [0.299, 'runOut'],
  ] as const)('of %s times the year before is %s', (times, wanted) => {
    const values = [...months(24, () => 1000), ...months(12, () => 1000 * times)];
    expect(stage(life(values, null))).toBe(wanted);
  });

  test('is run-out after three months without a sale, and not after two, nor before the first', () => {
    const ended = [...months(30, () => 50), 0, 0];
    expect(stage(life(ended))).toBe('decline');
    expect(stage(life([...ended, 0]))).toBe('runOut');
    expect(stage(life([50, 0, 0, 0]))).toBe('runOut');
    expect(stageOf(life([0, 0, 0, 0], 1), 3)).toMatchObject({ stage: null, reason: 'before' });
    expect(stage(life([0, 0, 0, 0, 5], 1))).toBe('launch');
  });

  test('is not read of too few months, nor over a gap that it takes; a gap before is no harm', () => {
    expect(
      stageOf(
        life(
          months(23, () => 9),
          null,
        ),
        22,
      ),
    ).toMatchObject({ stage: null, reason: 'short' });
    expect(
      stage(
        life(
          months(24, () => 9),
          null,
        ),
      ),
    ).toBe('maturity');
    const gap = months(48, (at) => (at === 20 ? null : 9));
    expect(stageOf(life(gap), 43)).toMatchObject({ stage: null, reason: 'gaps' });
    expect(stage(life(gap), 44)).toBe('maturity');
    expect(stageOf(life([]), -1)).toMatchObject({ stage: null, reason: 'before' });
    expect(stage(life([...months(24, () => 0), 3, ...months(11, () => 3)], null))).toBe('growth');
  });
});

describe('S2.083 the launch of a model', () => {
  const sold = [...months(14, () => 0), 5, 6, 7];

  test('is its first event, with up to three months in which cars went to dealers ahead', () => {
    expect(launchMonth(sold, 17)).toEqual({ at: 17, by: 'event' });
    expect(launchMonth(sold, 12)).toEqual({ at: 12, by: 'event' });
    expect(launchMonth(sold, 18)).toEqual({ at: 14, by: 'sales' });
  });

  test('is its first sale after a year without, as far as that is known', () => {
    expect(launchMonth(sold, null)).toEqual({ at: 14, by: 'sales' });
    expect(launchMonth(sold.slice(3), null)).toBeNull();
    expect(launchMonth([...months(13, (at) => (at === 5 ? null : 0)), 5], null)).toBeNull();
    expect(
      launchMonth(
        months(5, () => 0),
        2,
      ),
    ).toBeNull();
  });
});
