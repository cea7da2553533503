import { type Problem, reasons } from './problem.ts';
import { askNumber, askRows, type Staging } from './staging.ts';

/**
 * Settles repeats: what stands twice with one value is kept once; with different values it is refused, all its rows,
 * or added up when the mapping says so. Makes the table `settled`.
 * @returns what was refused, how many values were duplicates, and how many were added into another
 */
export async function settleRepeats(
  { connection }: Staging,
  header: string[],
  onRepeat: 'refuse' | 'sum',
): Promise<{ problems: Problem[]; duplicate: number; summed: number }> {
  const all = await askNumber(connection, 'SELECT COUNT(*) FROM staged');
  await connection.run(`
    CREATE TABLE settled AS
    SELECT month, source, sub_model_id, city_id, MIN(source_row) AS source_row, MIN(source_column) AS source_column,
      CAST(${onRepeat === 'sum' ? 'SUM' : 'MIN'}(volume) AS BIGINT) AS volume,
      COUNT(*) AS times, MIN(volume) <> MAX(volume) AS different
    FROM staged GROUP BY month, source, sub_model_id, city_id`);
  if (onRepeat === 'sum') {
    return { problems: [], duplicate: 0, summed: all - (await askNumber(connection, 'SELECT COUNT(*) FROM settled')) };
  }
  const rows = await askRows(
    connection,
    `WITH disputed AS (
       SELECT f.* FROM staged AS f JOIN settled AS k
       ON k.different AND k.month = f.month AND k.source = f.source AND k.city_id = f.city_id
         AND k.sub_model_id IS NOT DISTINCT FROM f.sub_model_id)
     SELECT source_row, source_column, volume, LEFT(STRING_AGG(source_row, ', ') OVER every, 80),
       LEFT(STRING_AGG(volume, ', ') OVER every, 80)
     FROM disputed
     WINDOW every AS (PARTITION BY month, source, sub_model_id, city_id ORDER BY source_row, source_column
       ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
     ORDER BY source_row, source_column`,
  );
  const problems = rows.map(
    ([row, column, volume, repeats, volumes]): Problem => ({
      ...reasons.repeated(String(repeats), String(volumes)),
      row: Number(row),
      field: header[Number(column)] ?? '',
      value: String(volume),
    }),
  );
  await connection.run('DELETE FROM settled WHERE different');
  return {
    problems,
    duplicate: await askNumber(connection, 'SELECT COALESCE(SUM(times - 1), 0) FROM settled'),
    summed: 0,
  };
}

/**
 * Turns the totals into one residual sub-model each: total less the sum of the models of that month, source and city.
 * Totals that are too small are refused. Makes the table `facts` that a release takes over.
 * @param residual number of the sub-model that takes the rest, or null when the mapping has no totals
 */
export async function settleTotals(
  { connection }: Staging,
  header: string[],
  residual: number | null,
): Promise<{ problems: Problem[]; totals: number; monthsWithoutTotal: number }> {
  await connection.run(`
    CREATE TABLE facts AS
    SELECT month, source, sub_model_id, city_id, volume FROM settled WHERE sub_model_id IS NOT NULL`);
  if (residual === null) return { problems: [], totals: 0, monthsWithoutTotal: 0 };
  await connection.run(`
    CREATE TABLE rests AS
    SELECT t.month, t.source, t.city_id, t.source_row, t.source_column, t.volume AS total,
      CAST(COALESCE(f.volume, 0) AS BIGINT) AS sum
    FROM settled AS t LEFT JOIN (
      SELECT month, source, city_id, SUM(volume) AS volume FROM facts GROUP BY month, source, city_id) AS f
    ON f.month = t.month AND f.source = t.source AND f.city_id = t.city_id
    WHERE t.sub_model_id IS NULL`);
  const short = await askRows(
    connection,
    'SELECT source_row, source_column, total, sum FROM rests WHERE sum > total ORDER BY source_row',
  );
  await connection.run(`
    INSERT INTO facts SELECT month, source, ${residual}, city_id, total - sum FROM rests WHERE sum < total`);
  return {
    problems: short.map(([row, column, total, sum]) => ({
      ...reasons.totalTooSmall(Number(total), Number(sum)),
      row: Number(row),
      field: header[Number(column)] ?? '',
      value: String(total),
    })),
    totals: await askNumber(connection, 'SELECT COUNT(*) FROM rests WHERE sum <= total'),
    monthsWithoutTotal: await askNumber(
      connection,
      `SELECT COUNT(DISTINCT month) FROM settled WHERE sub_model_id IS NOT NULL
       AND month NOT IN (SELECT month FROM rests)`,
    ),
  };
}
