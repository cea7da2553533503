import { describe, expect, test } from '@jest/globals';
import { forecastOf } from '../market/forecast/rule/forecast-of.ts';
import { monthNumber } from '../market/index.ts';
import { flows } from './course/national.ts';
import { lineup } from './lineup/lineup.ts';
import { lastMonth } from './lineup/months.ts';

const members = lineup();
const first = monthNumber('2019-01');
const months = monthNumber(lastMonth) - first + 1;
const { registered, shipped } = flows(members, first, months);

/** The series of a source, those of one member together. */
function seriesBy(source: number[][], of: (subModel: (typeof members.subModels)[number]) => string): number[][] {
  const sums = new Map<string, number[]>();
  for (const [at, subModel] of members.subModels.entries()) {
    const own = sums.get(of(subModel)) ?? Array(months).fill(0);
    sums.set(
      of(subModel),
      own.map((cars, month) => cars + (source[at]?.[month] ?? 0)),
    );
  }
  return [...sums.values()];
}

/** Errors of the last twelve months by what was known before, and how many of them lay in the band. */
function outcomeOf(series: readonly number[][], unseen = 12) {
  const sums = { rule: 0, yearBefore: 0, banded: 0, inBand: 0, forecast: 0 };
  const end = months - unseen;
  for (const values of series) {
    const forecast = forecastOf(values.slice(0, end), first);
    if (forecast.kind !== 'forecast') continue;
    sums.forecast += 1;
    for (const [step, { value, low, high }] of forecast.months.entries()) {
      const came = values[end + step] ?? 0;
      sums.rule += Math.abs(came - value);
      sums.yearBefore += Math.abs(came - (values[end + step - 12] ?? 0));
      if (low === null || high === null) continue;
      sums.banded += 1;
      if (low <= came && came <= high) sums.inBand += 1;
    }
  }
  return sums;
}

describe('the last twelve months of the demonstration, forecast by those before', () => {
  test.each([
    ['registrations of the whole market', registered, () => 'all'],
    ['shipments of the whole market', shipped, () => 'all'],
    ['registrations by fuel', registered, ({ fuel }) => fuel],
    ['registrations by segment', registered, ({ segment }) => segment],
    ['shipments by segment', shipped, ({ segment }) => segment],
    ['registrations by model', registered, ({ model }) => String(model)],
  ] as [string, number[][], (subModel: (typeof members.subModels)[number]) => string][])(
    '%s are nearer than what they were a year before, and lie in the band about as often as it says',
    (_, source, of) => {
      const { rule, yearBefore, banded, inBand, forecast } = outcomeOf(seriesBy(source, of));
      expect(forecast).toBeGreaterThan(0);
      expect(rule).toBeLessThan(yearBefore);
      if (banded >= 100) {
        expect(inBand / banded).toBeGreaterThan(0.7);
        expect(inBand / banded).toBeLessThan(0.97);
      }
    },
  );
});
