import { createLate, labelOf, noteLate, placeOf } from './late-problems.ts';
import { askNumber, type Staging } from './staging.ts';

const keys = ['month', 'months', 'week', 'source', 'sub_model_id', 'city_id'];
/** Two rows of one key; totals have no sub-model. */
const sameKey = keys.map((key) => `k.${key} IS NOT DISTINCT FROM f.${key}`).join(' AND ');

/**
 * Settles repeats: what stands twice with one value is kept once, and noted; with different values it is refused, all
 * its rows, or added up when the mapping says so. Makes the table `settled`.
 * @returns how many values were duplicates, and how many were added into another
 */
export async function settleRepeats(
  staging: Staging,
  onRepeat: 'refuse' | 'sum',
): Promise<{ duplicate: number; summed: number }> {
  const { connection } = staging;
  await connection.run(createLate);
  const all = await askNumber(connection, 'SELECT COUNT(*) FROM staged');
  await connection.run(`
    CREATE TABLE settled AS
    SELECT ${keys.join(', ')}, MIN(${placeOf('staged')}) AS place,
      CAST(${onRepeat === 'sum' ? 'SUM' : 'MIN'}(volume) AS BIGINT) AS volume,
      COUNT(*) AS times, MIN(volume) <> MAX(volume) AS different
    FROM staged GROUP BY ALL`);
  if (onRepeat === 'sum') {
    return { duplicate: 0, summed: all - (await askNumber(connection, 'SELECT COUNT(*) FROM settled')) };
  }
  await noteLate(
    staging,
    'repeated',
    `WITH disputed AS (
       SELECT f.*, ${placeOf('f')} AS place FROM staged AS f JOIN settled AS k ON k.different AND ${sameKey})
     SELECT place, month, volume, LEFT(STRING_AGG(${labelOf(staging, 'place')}, ', ') OVER every, 80),
       LEFT(STRING_AGG(volume, ', ') OVER every, 80)
     FROM disputed
     WINDOW every AS (PARTITION BY ${keys.join(', ')} ORDER BY place
       ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)`,
  );
  await noteLate(
    staging,
    'duplicate',
    `SELECT ${placeOf('f')} AS at, f.month, f.volume, ${labelOf(staging, 'k.place')}, NULL
     FROM staged AS f JOIN settled AS k ON k.times > 1 AND NOT k.different AND ${sameKey} WHERE ${placeOf('f')} <> k.place`,
  );
  await connection.run('DELETE FROM settled WHERE different');
  return {
    duplicate: await askNumber(connection, 'SELECT COALESCE(SUM(times - 1), 0) FROM settled'),
    summed: 0,
  };
}

/**
 * Turns the totals into one residual sub-model each: total less the sum of the models of that month, source and city.
 * Totals that are too small are refused, and noted. Makes the table `facts` that a release takes over,
 * in which the weeks of a month are added up.
 * @param residual number of the sub-model that takes the rest, or null when the mapping has no totals
 */
export async function settleTotals(
  staging: Staging,
  residual: number | null,
): Promise<{ totals: number; monthsWithoutTotal: number }> {
  const { connection } = staging;
  await connection.run(`
    CREATE TABLE facts AS
    SELECT month, source, sub_model_id, city_id, CAST(SUM(volume) AS BIGINT) AS volume, MIN(place) AS place
    FROM settled WHERE sub_model_id IS NOT NULL GROUP BY month, source, sub_model_id, city_id`);
  if (residual === null) return { totals: 0, monthsWithoutTotal: 0 };
  await connection.run(`
    CREATE TABLE rests AS
    SELECT t.month, t.source, t.city_id, t.place, t.volume AS total,
      CAST(COALESCE(f.volume, 0) AS BIGINT) AS sum
    FROM (
      SELECT month, source, city_id, MIN(place) AS place, CAST(SUM(volume) AS BIGINT) AS volume
      FROM settled WHERE sub_model_id IS NULL GROUP BY month, source, city_id) AS t LEFT JOIN (
      SELECT month, source, city_id, SUM(volume) AS volume FROM facts GROUP BY month, source, city_id) AS f
    ON f.month = t.month AND f.source = t.source AND f.city_id = t.city_id`);
  await noteLate(
    staging,
    'total-too-small',
    'SELECT place, month, total, CAST(total AS VARCHAR), CAST(sum AS VARCHAR) FROM rests WHERE sum > total',
  );
  await connection.run(`
    INSERT INTO facts SELECT month, source, ${residual}, city_id, total - sum, place FROM rests WHERE sum < total`);
  return {
    totals: await askNumber(connection, 'SELECT COUNT(*) FROM rests WHERE sum <= total'),
    monthsWithoutTotal: await askNumber(
      connection,
      `SELECT COUNT(DISTINCT month) FROM settled WHERE sub_model_id IS NOT NULL
       AND month NOT IN (SELECT month FROM rests)`,
    ),
  };
}
