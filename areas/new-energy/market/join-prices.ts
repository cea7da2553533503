import type { FigureLimits } from '@portal/contract';
import { type Answer, liesWithin } from '@portal/ui/analysis';

/** Two answers about the same members as one. */
export interface Joined {
  /** The rows of the first answer that the second one knows too, with the figures of both. */
  answer: Answer;
  /** How many of the first answer have no row in the second. */
  left: number;
  /** How many sold too few to be compared. */
  below: number;
}

/**
 * Sets the figures of another dataset beside those of the members of an answer, by the key of each member.
 * @param answer one row for each member of `by`
 * @param other rows of the same dimension and months; what it knows beside is left out
 * @param narrowing the fewest cars of a row, by its `retailVolume`, and between which values the figures of both lie
 */
export function joinedBy(
  answer: Answer,
  other: Answer,
  by: string,
  { least = 0, limits = [] }: { least?: number; limits?: readonly FigureLimits[] } = {},
): Joined {
  const found = new Map(other.rows.flatMap(({ kind, keys, values }) => (kind === 'row' ? [[keys[by], values]] : [])));
  const plain = answer.rows.filter(({ kind, unnamed }) => kind === 'row' && !unnamed);
  const enough = plain.filter(({ values }) => (values.retailVolume ?? 0) >= least);
  const both = enough.flatMap((row) => {
    const values = found.get(row.keys[by]);
    return values ? [{ ...row, values: { ...row.values, ...values } }] : [];
  });
  const rows = both.filter(({ values }) => liesWithin((indicator) => values[indicator], limits));
  const more = other.columns.filter(({ kind }) => kind === 'indicator');
  return {
    // What the limit of either question left out is said, as of any list.
    answer: {
      ...answer,
      columns: [...answer.columns, ...more],
      rows,
      total: null,
      cut: answer.cut ?? other.cut,
      ...(limits.length > 0 && { outsideLimits: both.length - rows.length }),
    },
    left: enough.length - both.length,
    below: plain.length - enough.length,
  };
}
