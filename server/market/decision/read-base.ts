import type { CallPayload, DecisionRange } from '@portal/contract';
import { forecastSeries } from '../forecast/forecast-series.ts';
import { monthNumber, monthText } from '../model/index.ts';
import type { Asking } from '../questions/asking.ts';
import { type DecisionQuery, unknownMember } from './check-decision.ts';
import type { SalesSource } from './open-parts.ts';
import { aheadOf } from './scenario.ts';

type Filters = CallPayload<'marketForecast'>['filters'];
type Subject = NonNullable<DecisionQuery['subject']>;

type Dimension = Subject['dimension'] | 'segment' | 'fuelType';

/** @throws Refusal for a member that the release does not have */
export async function nameOf({ market, language }: Asking, dimension: Dimension, key: string): Promise<string> {
  const { members } = await market.members({ dataset: 'sales', dimension, keys: [key], limit: 1 }, language);
  const [member] = members;
  if (!member) throw unknownMember(key);
  return member.name;
}

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
  return rows.flatMap(({ kind, keys, names, values }) =>
    kind === 'row' ? [{ key: keys[by] ?? '', name: names[by] ?? '', sold: values.volume ?? 0 }] : [],
  );
}

/** The segment of a car: that in which it sold most in the last year; null where it sold nothing. */
export async function segmentOf(asking: Asking, { dimension, key }: Subject, source: SalesSource) {
  const [segment] = await yearBy(asking, 'segment', source, { filters: { [dimension]: [key] } });
  return segment ? { key: segment.key, name: segment.name } : null;
}

/** The cars of one kind that were sold in the last year. */
export async function soldInYear(asking: Asking, { dimension, key }: Subject, source: SalesSource): Promise<number> {
  const parts = await yearBy(asking, 'segment', source, { filters: { [dimension]: [key] } });
  return parts.reduce((sum, { sold }) => sum + sold, 0);
}

/** As many cars are proposed while none is chosen. */
const mostProposed = 5;

/** The models that sold most in the last year. */
export const bestSellers = async (asking: Asking, source: SalesSource) =>
  (await yearBy(asking, 'model', source, { limit: mostProposed })).map(({ key, name }) => ({ key, name }));

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
