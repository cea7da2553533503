import type { Answer } from '../page/ask.ts';

/**
 * An answer whose rows stand by a dimension with an order of its own, such as levels, and within it by members in theirs:
 * so the columns and the rows of a picture of both are in order.
 */
export function inOwnOrder(
  answer: Answer,
  { columns, rows, members }: { columns: string; rows: string; members: readonly string[] },
): Answer {
  const order = answer.columns.find(({ key }) => key === columns)?.order ?? [];
  const place = ({ keys }: Answer['rows'][number]) =>
    order.indexOf(keys[columns] ?? '') * (members.length + 1) + members.indexOf(keys[rows] ?? '');
  return { ...answer, rows: [...answer.rows].sort((one, other) => place(one) - place(other)) };
}
