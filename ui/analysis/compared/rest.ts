import { type DimensionKey, filledIn, type Language, tablePhrases } from '@portal/contract';
import type { CallPayload } from '@portal/shell';
import type { Answer } from '../page/ask.ts';

type Query = CallPayload<'marketQuery'>;

/** How the choice stands in the address: `rest=line`. */
export const restName = 'rest';
export const restLine = 'line';

/** The key of all that are not shown; charts draw it in the quiet colour of what is no member of its own. */
export const restKey = 'others';

export const readsRest = (search: URLSearchParams): boolean => search.get(restName) === restLine;

/**
 * What the same figures are of all members but some: the market answers for them as for one, so that shares, growths and
 * prices of the rest are as right as sums. They are subtotals, since a share is a part of all that is listed by: asked
 * without the dimension, the rest would be all of itself.
 */
export function restOf(question: Query, by: DimensionKey, members: readonly string[]): Query {
  const { sort: _sort, others: _others, totals: _totals, ...rest } = question;
  const { [by]: _own, ...filters } = question.filters ?? {};
  const out = new Set([...(question.without?.[by] ?? []), ...members]);
  return { ...rest, filters, without: { ...question.without, [by]: [...out] }, subtotals: true, limit: 1 };
}

/** An answer with the rest as one more member, behind all others. */
export function withRest(answer: Answer, rest: Answer, by: DimensionKey, language: Language): Answer {
  const name = filledIn(tablePhrases[language].others, {});
  const rows = rest.rows
    .filter(({ kind }) => kind === 'subtotal')
    .map((row) => ({
      ...row,
      kind: 'row' as const,
      keys: { ...row.keys, [by]: restKey },
      names: { ...row.names, [by]: name },
    }));
  return { ...answer, rows: [...answer.rows, ...rows] };
}
