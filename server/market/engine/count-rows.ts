import { quotedName } from './names.ts';
import type { FileTable } from './tables-of-file.ts';
import { isText, isWhole } from './tables-there.ts';

/**
 * A statement, understood by DuckDB and PostgreSQL, of what a table holds, in one row of texts: how many rows, of whole
 * numbers the sums, of texts their length and the first and last of them.
 * @param within what the name of the table stands behind, such as a schema with its dot
 */
export function countingOf({ name, columns }: FileTable, within: string): string {
  const counts = columns.flatMap(({ name: own, type }) => {
    const column = quotedName(own);
    if (isWhole(type)) return [`COUNT(${column})`, `SUM(CAST(${column} AS BIGINT))`];
    if (isText(type)) return [`COUNT(${column})`, `SUM(LENGTH(${column}))`, `MIN(${column})`, `MAX(${column})`];
    return [`COUNT(${column})`];
  });
  const texts = ['COUNT(*)', ...counts].map((count) => `COALESCE(CAST(${count} AS VARCHAR), '')`);
  return `SELECT ${texts.join(', ')} FROM ${within}${quotedName(name)}`;
}
