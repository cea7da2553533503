import type { City } from '../../geography/index.ts';
import { monthNumber } from '../../market/index.ts';
import { moodOf } from '../course/mood.ts';
import { localLifts } from './local-lifts.ts';

/** Cities whose showrooms were shut: what was left of a month's sales. */
const shut: Record<string, Record<string, number>> = {
  武汉: { '2020-02': 0.05, '2020-03': 0.15, '2020-04': 0.6 },
  西安: { '2021-12': 0.75, '2022-01': 0.4 },
  深圳: { '2022-03': 0.72 },
  长春: { '2022-03': 0.3, '2022-04': 0.12, '2022-05': 0.7 },
  吉林: { '2022-03': 0.3, '2022-04': 0.15, '2022-05': 0.75 },
  上海: { '2022-03': 0.68, '2022-04': 0.01, '2022-05': 0.1, '2022-06': 0.85 },
  三亚: { '2022-08': 0.35 },
  海口: { '2022-08': 0.5 },
  成都: { '2022-09': 0.8 },
  乌鲁木齐: { '2022-08': 0.4, '2022-09': 0.3, '2022-10': 0.35, '2022-11': 0.4 },
  重庆: { '2022-11': 0.65 },
  广州: { '2022-11': 0.72 },
};

/**
 * What a city's month has of its own: weather, a local subsidy, a fair, a lockdown.
 * @param from first month, year * 12 + month - 1
 * @returns month, number of the city, and its mood: 1000 in an ordinary month
 */
export function* cityMonths(cities: readonly City[], from: number, months: number): Generator<number[]> {
  const lift = localLifts();
  for (const [at, city] of cities.entries()) {
    const { code, chinese } = city;
    const mood = moodOf(`city ${code}`, 0.55, 0.075);
    const closed = new Map(Object.entries(shut[chinese] ?? {}).map(([text, left]) => [monthNumber(text), left]));
    for (let month = from; month < from + months; month++) {
      yield [month, at + 1, Math.round(1000 * Math.exp(mood(month)) * (closed.get(month) ?? 1) * lift(city, month))];
    }
  }
}
