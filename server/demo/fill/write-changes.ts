import type { DuckDBConnection } from '@duckdb/node-api';
import { formerName } from '../../market/index.ts';

/**
 * Writes what a release changes of the sales of its former one, as a delivery keeps it, and counts it.
 * @param file where the rows go, as Parquet
 * @param since the first month that may differ, year * 12 + month - 1
 */
export async function writeChanges(connection: DuckDBConnection, file: string, since: number) {
  const of = (tables: string, figure: string) =>
    `(SELECT month, source, sub_model_id, city_id, volume AS ${figure} FROM ${tables} WHERE month >= ${since})`;
  await connection.run(`
    CREATE TEMP TABLE differing AS
    SELECT * FROM ${of(`${formerName}.sales`, 'before')} FULL JOIN ${of('main.sales', 'after')}
      USING (month, source, sub_model_id, city_id)`);
  await connection.run(`COPY (
    SELECT d.month, d.source, s.key AS sub_model, c.key AS city, before, after, CAST(NULL AS VARCHAR) AS part,
      CAST(NULL AS BIGINT) AS file_row
    FROM differing AS d JOIN sub_model AS s USING (sub_model_id) JOIN city AS c USING (city_id)
    WHERE before IS DISTINCT FROM after ORDER BY d.month, d.source, s.key, c.key
  ) TO '${file.replaceAll("'", "''")}' (FORMAT parquet, COMPRESSION zstd)`);
  const read = await connection.runAndReadAll(`
    SELECT COUNT(*) FILTER (before IS NULL), COUNT(*) FILTER (before <> after), COUNT(*) FILTER (after IS NULL),
      COUNT(*) FILTER (before = after)
    FROM differing`);
  const [inserted = 0, corrected = 0, withdrawn = 0, unchanged = 0] = (read.getRows()[0] ?? []).map(Number);
  return { inserted, corrected, withdrawn, unchanged, refused: 0 };
}
