import type { Problem, Reason } from '../rows/problem.ts';
import type { Staged } from './staging.ts';

/**
 * What is found only after all rows have been read waits in the table `late` of the staging database, so that a file
 * of which every row stands twice needs no more memory than another. A place is one number: part, row and column,
 * ordered as in the source.
 */
export const createLate =
  'CREATE TABLE late (code VARCHAR, place BIGINT, month INTEGER, value BIGINT, one VARCHAR, other VARCHAR)';

/** @returns SQL for the place of a row of the table `staged` */
export const placeOf = (table: string): string =>
  `((${table}.source_part::BIGINT << 48) | (${table}.source_row::BIGINT << 16) | (${table}.source_column & 65535))`;

/** @returns SQL for a place at another column of its row; undefined leaves it where it is */
export const placeAt = (place: string, column: number | string | undefined): string =>
  column === undefined ? place : `((${place} & ~CAST(65535 AS BIGINT)) | ${column})`;

/** @returns SQL for the sheet or file of a place; NULL where there is only one */
export function partOf({ parts }: Pick<Staged, 'parts'>, place: string): string {
  const labels = parts.flatMap((part, number) =>
    part === undefined ? [] : [`WHEN ${number} THEN '${part.replaceAll("'", "''")}'`],
  );
  return labels.length === 0 ? 'CAST(NULL AS VARCHAR)' : `CASE ${place} >> 48 ${labels.join(' ')} END`;
}

/** @returns SQL for the row of a place */
export const rowOf = (place: string): string => `((${place} >> 16) & 4294967295)`;

/** @returns SQL for how reports name the row of a place */
export const labelOf = (staged: Staged, place: string): string =>
  `(COALESCE(${partOf(staged, place)} || ': ', '') || CAST(${rowOf(place)} AS VARCHAR))`;

/** How each code is said, with the two texts that it wants. */
export type LateReasons = Readonly<Record<string, (first: string, other: string) => Reason>>;

/** @param query gives place, month, value, and the two texts that the sentence of the code wants */
export const noteLate = async ({ connection }: Staged, code: string, query: string): Promise<void> => {
  await connection.run(`INSERT INTO late SELECT '${code}', found.* FROM (${query}) AS found`);
};

/** What waits, in the order of the source. */
export async function* lateProblems(
  { connection, parts }: Staged,
  header: readonly string[],
  reasonOf: LateReasons,
): AsyncIterable<Problem> {
  const result = await connection.stream('SELECT code, place, month, value, one, other FROM late ORDER BY place, code');
  for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
    for (const [code, at, month, value, first, other] of chunk.getRows()) {
      const place = BigInt(String(at));
      const reason = reasonOf[String(code)]?.(String(first), String(other));
      if (!reason) throw new Error(`Nothing says what ${String(code)} means.`);
      yield {
        ...reason,
        part: parts[Number(place >> 48n)],
        month: Number(month),
        row: Number((place >> 16n) & 0xffffffffn),
        field: header[Number(place & 0xffffn)] ?? '',
        value: value === null ? '' : String(value),
      };
    }
  }
}
