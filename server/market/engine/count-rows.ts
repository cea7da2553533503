import { quotedName } from './names.ts';
import type { FileTable } from './tables-of-file.ts';
import { isText, isWhole } from './tables-there.ts';

/**
 * A statement, understood by DuckDB and PostgreSQL, of what a table holds, in one row of texts: how many rows, of whole
 * numbers the sums, of texts their length and the first and last of them.
 * @param from the table, or a part of it, as the statement names it
 */
export function countingOf({ columns }: Pick<FileTable, 'columns'>, from: string): string {
  const counts = columns.flatMap(({ name: own, type }) => {
    const column = quotedName(own);
    if (isWhole(type)) return [`COUNT(${column})`, `SUM(CAST(${column} AS BIGINT))`];
    if (isText(type)) return [`COUNT(${column})`, `SUM(LENGTH(${column}))`, `MIN(${column})`, `MAX(${column})`];
    return [`COUNT(${column})`];
  });
  const texts = ['COUNT(*)', ...counts].map((count) => `COALESCE(CAST(${count} AS VARCHAR), '')`);
  return `SELECT ${texts.join(', ')} FROM ${from}`;
}
