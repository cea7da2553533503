import { type CallPayload, type MarketAnswer, spanCaps } from '@portal/contract';
import { monthNumber, monthText } from '../model/index.ts';
import type { Asking } from '../questions/asking.ts';

/** Months by which the past is asked for at most: older ones say little of the season of today. */
const mostMonths = 120;

/** Figures of a member by month, from the first to the last; null for a month that is not known by itself. */
export interface MonthlySeries {
  key: string | null;
  name: string;
  values: (number | null)[];
}

export type SeriesQuery = CallPayload<'marketForecast'>;

/** The same question about several figures at once. */
export type FiguresQuery = Omit<SeriesQuery, 'indicator'> & { indicators: SeriesQuery['indicator'][] };

/** The series that a question is about, and the answer for its latest months. */
export interface FoundSeries {
  first: number;
  series: MonthlySeries[];
  latest: MarketAnswer;
}

/** The series of each figure, in the order in which they were asked. */
export interface FoundFigures extends Omit<FoundSeries, 'series'> {
  series: MonthlySeries[][];
}

/** Months of an answer that nobody delivered, or that stand in one figure with others. */
function unknownMonths({ coverage }: MarketAnswer): Set<string> {
  const together = coverage.flatMap(({ combined }) =>
    combined.map(({ from, to }) => [monthNumber(from), monthNumber(to)]),
  );
  return new Set([
    ...coverage.flatMap(({ uncovered }) => uncovered),
    ...together.flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => monthText(from + at))),
  ]);
}

/**
 * Asks for every month of some figures: by as many questions as the cap of the span makes of them, the latest last.
 * @param covered the months of the source
 * @param checkMembers throws where these are too many
 * @param known whose series they are: those of the latest months, or those of any
 */
export async function monthlyFigures(
  { market, language, signal }: Asking,
  { dataset, dataSources, by, indicators, filters, without, succession }: FiguresQuery,
  covered: { first: string; last: string },
  checkMembers: (count: number) => void,
  known: 'lately' | 'ever' = 'lately',
): Promise<FoundFigures> {
  const last = monthNumber(covered.last);
  const first = Math.max(monthNumber(covered.first), last - mostMonths + 1);
  const ends: number[] = [];
  for (let end = last; end >= first; end -= spanCaps.monthly) ends.unshift(end);
  const monthsTo = (end: number) =>
    market.query(
      {
        dataset,
        dataSources,
        dateType: 'monthly',
        from: monthText(Math.max(first, end - spanCaps.monthly + 1)),
        to: monthText(end),
        by: by ? ['period', by] : ['period'],
        indicators,
        fillGaps: true,
        ...(filters && { filters }),
        ...(without && { without }),
        ...(succession && { succession }),
      },
      language,
      signal,
    );
  // The latest first: who is too many is found before more is asked. The others wait for nothing.
  const latest = await monthsTo(last);
  const lately = membersIn(latest, by);
  checkMembers(lately.size);
  const answers = [...(await Promise.all(ends.slice(0, -1).map(monthsTo))), latest];
  const members = known === 'ever' ? new Map(answers.flatMap((answer) => [...membersIn(answer, by)])) : lately;
  const months = last - first + 1;
  const unknown = answers.map(unknownMonths);
  const series = indicators.map((indicator) => {
    const own = new Map(
      [...members].map(([key, name]): [string, MonthlySeries] => {
        return [key, { key: by ? key : null, name, values: Array.from({ length: months }, () => 0) }];
      }),
    );
    for (const [at, answer] of answers.entries()) {
      for (const { kind, keys, values } of answer.rows) {
        const member = kind === 'row' ? own.get(by ? (keys[by] ?? '') : '') : undefined;
        if (member) member.values[monthNumber(keys.period ?? '') - first] = values[indicator] ?? null;
      }
      for (const month of unknown[at] ?? [])
        for (const { values } of own.values()) values[monthNumber(month) - first] = null;
    }
    return [...own.values()];
  });
  return { first, series, latest };
}

/** The same for a single figure. */
export async function monthlySeries(
  asking: Asking,
  { indicator, ...question }: SeriesQuery,
  covered: { first: string; last: string },
  checkMembers: (count: number) => void,
  known: 'lately' | 'ever' = 'lately',
): Promise<FoundSeries> {
  const { series, ...found } = await monthlyFigures(
    asking,
    { ...question, indicators: [indicator] },
    covered,
    checkMembers,
    known,
  );
  return { ...found, series: series[0] ?? [] };
}

/** The members of an answer with their names; one without a name where they stand together. */
function membersIn({ rows }: MarketAnswer, by: string | undefined): Map<string, string> {
  return new Map(
    rows.flatMap(({ kind, keys, names }) => {
      if (kind !== 'row') return [];
      return [by ? [keys[by] ?? '', names[by] ?? ''] : ['', '']] as [string, string][];
    }),
  );
}
