import { describe, expect, test } from '@jest/globals';
import { randomNumbers } from '../../testing/small-market.ts';
import { januaryPart } from './even-months.ts';
import { type ForecastMonth, forecastOf } from './forecast-of.ts';
import { firstYear, inJanuary, lastYear, newYearOf } from './new-years.ts';
import { ahead, smooth, spreads } from './smoothing.ts';

const first = 2019 * 12;
const seasons = [1, 0.9, 1, 0.95, 0.95, 1, 0.9, 0.95, 1.05, 1.05, 1.1, 1.15];

/** Sales that grow by a part each year, with a season, and as much noise. */
function salesOf(months: number, { growth = 0.06, noise = 0.02, newYear = 0 } = {}): number[] {
  const random = randomNumbers(3);
  return Array.from({ length: months }, (_, at) => {
    const month = first + at;
    const part = inJanuary(Math.floor(month / 12)) - 0.4;
    const moved = month % 12 === 0 ? 1 - newYear * part : month % 12 === 1 ? 1 + newYear * part : 1;
    const chance = 1 + noise * (2 * random() - 1);
    return Math.round(100_000 * (1 + growth) ** (at / 12) * (seasons[month % 12] ?? 1) * moved * chance);
  });
}

const forecastFor = (values: readonly number[]) => {
  const forecast = forecastOf(values, first);
  if (forecast.kind !== 'forecast') throw new Error(forecast.kind);
  return forecast;
};

const missedBy = (months: readonly ForecastMonth[], came: readonly number[]): number =>
  months.reduce((sum, { value }, at) => sum + Math.abs(value - (came[at] ?? 0)), 0) /
  came.reduce((sum, value) => sum + value, 0);

describe('the next twelve months of a series', () => {
  test('go on with its season and its growth, nearer than a year before', () => {
    const sales = salesOf(96);
    const { months } = forecastFor(sales.slice(0, 84));
    const came = sales.slice(84);
    const before = sales.slice(72, 84).map((value) => ({ value, low: null, high: null }));
    expect(missedBy(months, came)).toBeLessThan(0.03);
    expect(missedBy(months, came)).toBeLessThan(0.6 * missedBy(before, came));
  });

  test('January and February follow the New Year of their own year, not that of the years before', () => {
    const sales = salesOf(94, { growth: 0, noise: 0, newYear: 0.5 });
    // Up to December 2025: the New Year of 2026 falls on 17 February, that of 2025 on 29 January.
    const { months } = forecastFor(sales.slice(0, 84));
    const [january, february] = [months[0]?.value ?? 0, months[1]?.value ?? 0];
    expect(Math.abs(january / (sales[84] ?? 1) - 1)).toBeLessThan(0.05);
    expect(Math.abs(february / (sales[85] ?? 1) - 1)).toBeLessThan(0.05);
    expect(Math.abs((sales[72] ?? 0) / (sales[84] ?? 1) - 1)).toBeGreaterThan(0.15);
  });

  test('a band holds about four of five months, is wider the further ahead, and holds what is forecast', () => {
    const { months, tried } = forecastFor(salesOf(120, { noise: 0.1 }));
    expect(tried.inBand).toBeGreaterThan(0.65);
    expect(tried.inBand).toBeLessThan(0.97);
    const widths = months.map(({ low, high }) => Math.log(((high ?? 0) + 1) / ((low ?? 0) + 1)));
    expect(widths.every((width, at) => at === 0 || width >= (widths[at - 1] ?? 0) - 1e-9)).toBe(true);
    for (const { value, low, high } of months) expect((low ?? 0) < value && value < (high ?? 0)).toBe(true);
  });

  test('the next month has a band of its own, by the errors of a month ahead alone', () => {
    const { months, next } = forecastFor(salesOf(96, { noise: 0.1 }));
    expect(next.value).toBe(months[0]?.value);
    expect(next.high).not.toBe(months[0]?.high);
    expect([(next.low ?? 0) < next.value, next.value < (next.high ?? 0)]).toEqual([true, true]);
  });

  test('what is tried on the past is tried by what was known then: later months change nothing of it', () => {
    const sales = salesOf(84);
    const other = [...sales.slice(0, 72), ...sales.slice(72).map((value) => value * 3)];
    const early = forecastFor(sales.slice(0, 72));
    expect(forecastFor(other.slice(0, 72))).toEqual(early);
    expect(early.tried.times).toBe(36);
    expect(early.tried.error).toBeLessThan(early.tried.naiveError ?? 0);
  });

  test('with few past errors there is no band, and with none of a band no part of it', () => {
    const { months, tried } = forecastFor(salesOf(37));
    expect(months.map(({ low }) => low)).toEqual(months.map(() => null));
    expect([tried.times, tried.figures, tried.inBand]).toEqual([1, 1, null]);
  });

  test.each([
    ['fewer than 36 months', salesOf(35), 'short'],
    ['fewer than 36 months since the first sale', [...Array(40).fill(0), ...salesOf(35)], 'short'],
    ['never sold', Array(60).fill(0), 'short'],
    ['many months without a sale', salesOf(60).map((value, at) => (at % 4 === 0 ? 0 : value)), 'zeros'],
  ])('%s are not forecast', (_, values, kind) => {
    expect(forecastOf(values, first)).toEqual({ kind });
  });

  test('an end without sales leads to none below zero', () => {
    const ending = salesOf(72).map((value, at) => Math.round(value * 0.93 ** Math.max(0, at - 24)));
    for (const { value, low } of forecastFor(ending).months)
      expect([value >= 0, (low ?? 0) >= 0]).toEqual([true, true]);
  });
});

describe('smoothing', () => {
  const weights = { level: 0.5, trend: 0.2, season: 0.3, damping: 0.9 };

  test('a line with a season is met exactly while nothing dies away', () => {
    const values = Array.from({ length: 60 }, (_, at) => 10 + 0.1 * at + (at % 12 === 3 ? 1 : 0));
    const whole = { ...weights, damping: 1 };
    const { state } = smooth(values, 0, whole);
    const next = ahead(state, 0, 12, 1);
    for (const [at, value] of next.entries())
      expect(value).toBeCloseTo(10 + 0.1 * (60 + at) + (at % 12 === 3 ? 1 : 0), 1);
  });

  test('a trend dies away: what comes approaches a level', () => {
    const next = ahead({ level: 0, trend: 1, seasons: Array(12).fill(0) }, 0, 3, 0.5);
    expect(next).toEqual([0.5, 0.75, 0.875]);
  });

  test('errors become wider as the rule has it', () => {
    // By hand: c1 = 0.5 + 0.5 * 0.2 * 0.9 = 0.59, c2 = 0.5 + 0.1 * (0.9 + 0.81) = 0.671.
    const [one, two, three] = spreads(weights, 3);
    expect(one).toBe(1);
    expect(two).toBeCloseTo(Math.sqrt(1 + 0.59 ** 2), 10);
    expect(three).toBeCloseTo(Math.sqrt(1 + 0.59 ** 2 + 0.671 ** 2), 10);
  });
});

describe('the Chinese New Year', () => {
  test('falls on the days that the calendar says', () => {
    const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
    const parts = (day: string) => calendar.formatToParts(Date.parse(day));
    const numberOf = (day: string, type: string) => parts(day).find((part) => part.type === type)?.value;
    // New moons a few minutes from midnight in Beijing, which the calendar of Node takes for those of the day beside.
    const close = [2027, 2030];
    for (let year = firstYear; year <= lastYear; year += 1) {
      if (close.includes(year)) continue;
      const day = newYearOf(year) ?? '';
      expect([day, numberOf(day, 'month'), numberOf(day, 'day')]).toEqual([day, '1', '1']);
    }
    expect(close.map(newYearOf)).toEqual(['2027-02-06', '2030-02-03']);
    expect(newYearOf(lastYear + 1)).toBeUndefined();
  });

  test('quiet days lie in January as far as it begins early', () => {
    // 17 February 2026: from 10 February on. 22 January 2023: 17 of 21 days.
    expect(inJanuary(2026)).toBe(0);
    expect(inJanuary(2023)).toBeCloseTo(17 / 21, 10);
  });

  test('few years are divided by their mean, none by halves', () => {
    expect(januaryPart([], first)(2026)).toBe(0.5);
    const years = [60, 40, ...Array(10).fill(50), 60, 40];
    expect([januaryPart(years, first)(2023), januaryPart(years, first)(2026)]).toEqual([0.6, 0.6]);
  });
});
