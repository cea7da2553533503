import { spanCaps } from '@portal/contract';
import { questionsBy } from '@portal/shell';
import { addMonths } from '@portal/ui';
import { market } from '../page/ask.ts';

/** Whose launches are asked: members of a dimension, in some months. */
export interface LaunchesQuery {
  by: 'model' | 'subModel';
  members: readonly string[];
  first: string;
  last: string;
}

/** The month of the first launch of each member, by its key; of who has none in those months there is nothing. */
export type LaunchMonths = Readonly<Record<string, string>>;

/** Months in spans that a question by month may be about. */
export function monthlySpans(first: string, last: string): { from: string; to: string }[] {
  const spans: { from: string; to: string }[] = [];
  for (let from = first; from <= last; from = addMonths(from, spanCaps.monthly)) {
    const to = addMonths(from, spanCaps.monthly - 1);
    spans.push({ from, to: to < last ? to : last });
  }
  return spans;
}

/** What is asked of launches by month, beside the months. */
type EventsQuery = Pick<Parameters<typeof market.ask>[0], 'filters' | 'sort'>;

/**
 * Asks which members were launched in which months, in as many questions as the months take.
 * @returns the answers, the earliest months first; each row is a month and a member
 * @throws CallError with status 403 where the account does not own launches, which are a product of their own
 */
export const askLaunchEvents = (
  { by, first, last, filters, ...order }: Omit<LaunchesQuery, 'members'> & EventsQuery,
  ask: typeof market.ask = market.ask,
) =>
  Promise.all(
    monthlySpans(first, last).map((span) =>
      ask({
        dataset: 'launch',
        dataSources: [],
        dateType: 'monthly',
        ...span,
        by: ['period', by],
        indicators: ['events'],
        filters: { eventKind: ['launched'], ...filters },
        ...order,
      }),
    ),
  );

/**
 * Asks when members were launched. Launches are a product of their own.
 * @throws CallError with status 403 where the account does not hold it
 */
export async function askLaunches(
  { by, members, first, last }: LaunchesQuery,
  ask: typeof market.ask = market.ask,
): Promise<LaunchMonths> {
  const answers = await askLaunchEvents({ by, first, last, filters: { [by]: [...members] } }, ask);
  const launches: Record<string, string> = {};
  for (const { keys } of answers.flatMap(({ rows }) => rows)) {
    const [member = '', month = ''] = [keys[by], keys.period];
    if (!launches[member] || month < launches[member]) launches[member] = month;
  }
  return launches;
}

export const launchMonths = questionsBy('launches', (query: LaunchesQuery) => askLaunches(query));
