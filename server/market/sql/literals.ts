/**
 * What stands in the text of a statement itself: numbers, and codes that the market knows; never a text that
 * somebody sent. An engine that is told such values afterwards plans the statement once more, which is half of the time
 * of a small question.
 */

/** @throws Error for a number that is not whole */
export function whole(value: number): string {
  if (!Number.isSafeInteger(value)) throw new Error(`a statement has whole numbers alone, not ${value}`);
  return String(value);
}

/** @returns a figure as the engines compare figures. @throws Error for what is no number */
export function decimal(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`a statement has numbers alone, not ${value}`);
  return `CAST('${value}' AS DOUBLE PRECISION)`;
}

/** @returns numbers for IN (...) */
export const numbers = (values: readonly number[]): string => values.map(whole).join(', ');

/**
 * Rows as a list for each of their columns: an engine reads a few lists sooner than many rows.
 * @returns columns for SELECT without FROM
 */
export const listed = <Column extends string>(
  rows: readonly Readonly<Record<Column, number>>[],
  columns: readonly Column[],
): string =>
  columns.map((column) => `UNNEST(ARRAY[${numbers(rows.map((row) => row[column]))}]) AS ${column}`).join(', ');

/** @returns a text that the market knows, such as a code or a path of its own */
export const code = (known: string): string => `'${known.replaceAll("'", "''")}'`;

/** @returns a number or code of a member that the market knows */
export const memberText = (member: number | string): string =>
  typeof member === 'number' ? whole(member) : code(member);

/** @returns a condition that a column is one of some members; of none, it never is */
export const isOneOf = (column: string, members: readonly (number | string)[]): string =>
  members.length > 0 ? `${column} IN (${members.map(memberText).join(', ')})` : 'FALSE';

/** @returns a condition that a column is none of some members; where it says nothing it is none of them */
export const isNoneOf = (column: string, members: readonly (number | string)[]): string =>
  members.length > 0 ? `(${column} IS NULL OR NOT ${isOneOf(column, members)})` : 'TRUE';
