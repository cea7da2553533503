import type { FileColumn } from './columns.ts';

/** What spreadsheets take for the beginning of a formula, and what they skip before it. */
const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠'].map((sign) => `'${sign}'`);
const skipped = [9, 10, 13].map((code) => `CHR(${code})`);

/**
 * A column for files that spreadsheets open: a text that they would run as a formula stands behind an apostrophe, as in
 * all other files of the portal. In words that DuckDB and PostgreSQL both understand.
 */
export function harmless({ kind, sql }: Pick<FileColumn, 'kind' | 'sql'>): string {
  if (kind === 'figure') return sql;
  const text = `CAST(${sql} AS VARCHAR)`;
  const isRun = `SUBSTRING(${text}, 1, 1) IN (${[...starts, ...skipped].join(', ')})`;
  return `CASE WHEN ${isRun} THEN CONCAT('''', ${text}) ELSE ${text} END`;
}
