import type { CallPayload, DecisionRange } from '@portal/contract';
import { forecastSeries } from '../forecast/forecast-series.ts';
import { monthNumber, monthText } from '../model/index.ts';
import type { Asking } from '../questions/asking.ts';
import type { DecisionQuery } from './check-decision.ts';
import type { SalesSource } from './open-parts.ts';
import { aheadOf } from './scenario.ts';

type Filters = CallPayload<'marketForecast'>['filters'];
type Subject = NonNullable<DecisionQuery['subject']>;

/** The cars of the last twelve months by members of a dimension, the greatest first. */
async function yearBy(
  { market, language, signal }: Asking,
  by: 'model' | 'segment',
  source: SalesSource,
  more: { filters?: Filters; limit?: number },
) {
  const { rows } = await market.query(
    {
      dataset: 'sales',
      dataSources: [source.key],
      dateType: 'monthly',
      from: monthText(monthNumber(source.last) - 11),
      to: source.last,
      by: [by],
      indicators: ['volume'],
      sort: { by: 'volume', direction: 'descending' },
      ...more,
    },
    language,
    signal,
  );
  return rows.flatMap(({ kind, keys, names }) =>
    kind === 'row' ? [{ key: keys[by] ?? '', name: names[by] ?? '' }] : [],
  );
}

/** The segment of a car: that in which it sold most in the last year; null where it sold nothing. */
export async function segmentOf(asking: Asking, { dimension, key }: Subject, source: SalesSource) {
  const [segment] = await yearBy(asking, 'segment', source, { filters: { [dimension]: [key] } });
  return segment ?? null;
}

/** As many cars are proposed while none is chosen. */
const mostProposed = 5;

/** The models that sold most in the last year. */
export const bestSellers = (asking: Asking, source: SalesSource) =>
  yearBy(asking, 'model', source, { limit: mostProposed });

/** The cars that would be sold without the change: the forecast, or what a person assumes. */
export async function baseOf(asking: Asking, { subject, baseline }: DecisionQuery, source: SalesSource) {
  const last = monthNumber(source.last);
  const months = Array.from({ length: 12 }, (_, at) => monthText(last + 1 + at));
  if (baseline) return { months, base: aheadOf(months.map(() => baseline)) };
  if (!subject) return { months, base: null };
  const { rows } = await forecastSeries(asking, {
    dataset: 'sales',
    dataSources: [source.key],
    indicator: 'volume',
    filters: { [subject.dimension]: [subject.key] },
  });
  const [row] = rows;
  if (!row || row.reason !== null) return { months, base: null };
  const ends = row.values.map((_, at) => ({ low: row.low[at] ?? null, high: row.high[at] ?? null }));
  const isKnown = (range: { low: number | null; high: number | null }): range is DecisionRange =>
    range.low !== null && range.high !== null;
  return { months, base: ends.every(isKnown) ? aheadOf(ends as DecisionRange[]) : null };
}
