import { type DimensionKey, filledIn, type Language, tablePhrases } from '@portal/contract';
import type { CallPayload } from '@portal/shell';
import type { Answer } from '../frame/ask.ts';

type Query = CallPayload<'marketQuery'>;

/** How the choice stands in the address: `rest=line`. */
export const restName = 'rest';
export const restLine = 'line';

/** The key of all that are not shown; charts draw it in the quiet colour of what is no member of its own. */
export const restKey = 'others';

export const readsRest = (search: URLSearchParams): boolean => search.get(restName) === restLine;

/**
 * What the same figures are of all members but some: the market answers for them as for one, so that shares, growths and
 * prices of the rest are as right as sums.
 */
export function restOf(question: Query, by: DimensionKey, members: readonly string[]): Query {
  const { sort: _sort, limit: _limit, others: _others, subtotals: _subtotals, totals: _totals, ...rest } = question;
  const { [by]: _own, ...filters } = question.filters ?? {};
  const out = new Set([...(question.without?.[by] ?? []), ...members]);
  return {
    ...rest,
    by: question.by.filter((dimension) => dimension !== by),
    filters,
    without: { ...question.without, [by]: [...out] },
  };
}

/** An answer with the rest as one more member, behind all others. */
export function withRest(answer: Answer, rest: Answer, by: DimensionKey, language: Language): Answer {
  const name = filledIn(tablePhrases[language].others, {});
  const rows = rest.rows
    .filter(({ kind }) => kind === 'row')
    .map((row) => ({ ...row, keys: { ...row.keys, [by]: restKey }, names: { ...row.names, [by]: name } }));
  return { ...answer, rows: [...answer.rows, ...rows] };
}
