import { isUncovered, spanCaps } from '@portal/contract';
import { questionsBy } from '@portal/shell';
import { addMonths, questionBase, type View } from '@portal/ui';
import { type Answer, type Catalogue, market, type Query } from '../page/ask.ts';
import { askLaunches, monthlySpans } from './launches.ts';

/** Dimensions whose members are launched, and figures of them that mean something month by month since. */
export const launchable = ['model', 'subModel'] as const;
export const launchFigures = ['volume', 'share'] as const;

/** As many months as are told since a launch. */
const cap = spanCaps.monthly;

/** Who sold in the year before was launched earlier; but for the last months of it, in which cars go to dealers ahead. */
const [before, ahead] = [12, 3];

export interface LaunchQuery {
  base: Pick<Query, 'dataset' | 'dataSources' | 'filters' | 'without'>;
  by: (typeof launchable)[number];
  indicator: (typeof launchFigures)[number];
  members: readonly string[];
  /** How many lines are wanted at most, of the first that have one: who has none is no news then. Null for every member. */
  most: number | null;
  /** The months that the source has. */
  first: string;
  last: string;
}

/** When members were launched, and what was sold of them around. */
export interface SinceLaunch {
  query: LaunchQuery;
  /** The month of the first launch, by member; of who has none there is nothing. */
  launches: Readonly<Record<string, string>>;
  sold: readonly Answer[];
}

/** A member from the month of its launch on. */
export interface LaunchLine {
  key: string;
  launch: string;
  /** By month, the first is that of the launch; null where there is none. */
  values: (number | null)[];
  /** Those of the months before it, in which cars go to dealers ahead, from the first that has any; the last is month -1. */
  early: (number | null)[];
  /** Which of them nobody delivered, by their distance from the launch. */
  unknown: number[];
}

/** The question of a view: some members since their launch, whatever months it shows. */
export function launchQuery(
  view: View,
  catalogue: Catalogue,
  { by, indicator, members, most }: Pick<LaunchQuery, 'by' | 'indicator' | 'members' | 'most'>,
): LaunchQuery {
  const { from: _, to: __, dateType: ___, ...base } = questionBase({ ...view, dateType: 'monthly' }, catalogue);
  const { first, last } = catalogue.dataSources.find(({ key }) => key === view.dataSource) ?? catalogue;
  return { base, by, indicator, members, most, first, last };
}

/** Some of the first that were launched may turn out to have sold before: so many times the lines wanted are asked. */
const spare = 2;

/** Asks when members were launched, then what was sold of them around. @throws CallError where the market refuses */
export async function askSinceLaunch(query: LaunchQuery, ask: typeof market.ask = market.ask): Promise<SinceLaunch> {
  const { base, by, indicator, members, most, first, last } = query;
  const known = await askLaunches({ by, members, first, last }, ask);
  const launched = members.filter((key) => known[key]).slice(0, most === null ? undefined : most * spare);
  const launches = Object.fromEntries(launched.map((key) => [key, known[key] ?? '']));
  const months = Object.values(launches).sort();
  const [earliest, latest] = [months[0], months.at(-1)];
  if (!earliest || !latest) return { query, launches, sold: [] };
  const [from, to] = [addMonths(earliest, -before), addMonths(latest, cap - 1)];
  const sold = await Promise.all(
    monthlySpans(from > first ? from : first, to < last ? to : last).map((span) =>
      ask({
        ...base,
        dateType: 'monthly',
        ...span,
        by: ['period', by],
        fillGaps: true,
        indicators: [...new Set([indicator, 'volume' as const])],
        filters: { ...base.filters, [by]: launched },
      }),
    ),
  );
  return { query, launches, sold };
}

export const sinceLaunch = questionsBy('sales since launch', (query: LaunchQuery) => askSinceLaunch(query));

/**
 * Figures by months since launch: month 0 is that of the first launch. Who sold four to twelve months before it was
 * launched earlier than is known, and has no line; what went to dealers in the three months before stands before month 0.
 * @returns the lines in the order asked, and which of all members have none: without a known launch, or sold before it
 */
export function aligned({ query, launches, sold }: SinceLaunch) {
  const { by, indicator, most, last } = query;
  const found = new Map(
    sold.flatMap(({ rows }) =>
      rows.map(({ keys, values }) => [`${keys[by]} ${keys.period}`, values] as [string, typeof values]),
    ),
  );
  const isKnown = (month: string) =>
    sold.some(
      (candidate) =>
        candidate.period.from <= month && month <= candidate.period.to && !isUncovered(candidate, { period: month }),
    );
  const lines: LaunchLine[] = [];
  const earlier: string[] = [];
  for (const key of query.members) {
    if (lines.length === most) break;
    const launch = launches[key];
    if (!launch) continue;
    const sales = Array.from({ length: before - ahead }, (_, at) =>
      found.get(`${key} ${addMonths(launch, at - before)}`),
    );
    if (sales.some((values) => (values?.volume ?? 0) > 0)) {
      earlier.push(key);
      continue;
    }
    const monthAt = (at: number) => addMonths(launch, at);
    const sold = [-3, -2, -1].filter((at) => (found.get(`${key} ${monthAt(at)}`)?.volume ?? 0) > 0);
    const begin = sold[0] ?? 0;
    const places = Array.from({ length: cap - begin }, (_, at) => begin + at).filter((at) => monthAt(at) <= last);
    const figures = places.map((at) => {
      const values = found.get(`${key} ${monthAt(at)}`);
      return values ? (values[indicator] ?? null) : isKnown(monthAt(at)) ? 0 : null;
    });
    lines.push({
      key,
      launch,
      values: figures.slice(-begin),
      early: figures.slice(0, -begin),
      unknown: places.filter((at) => !isKnown(monthAt(at))),
    });
  }
  if (most !== null) return { lines, earlier: [], unlaunched: [] };
  return { lines, earlier, unlaunched: query.members.filter((key) => !launches[key]) };
}
