import { type Dataset, grainOf } from '../../market/index.ts';
import { createLate, labelOf, noteLate, placeOf } from './late-problems.ts';
import { askNumber, type Stage, type Staged, stepsOf } from './staging.ts';

/**
 * Settles repeats: what stands twice with the same figures is kept once, and noted; with different ones it is refused,
 * all its rows, or added up when the mapping says so. Makes the table `settled`.
 * @returns how many values were added into another
 */
export async function settleRepeats(
  stage: Stage,
  { facts }: Dataset,
  onRepeat: 'refuse' | 'sum',
): Promise<{ summed: number }> {
  stage.flush();
  const { connection } = stage;
  const { figures } = facts;
  const keys = [...stepsOf(facts), ...grainOf(facts)];
  // Totals of a whole market have no member.
  const sameKey = keys.map((key) => `k.${key} IS NOT DISTINCT FROM f.${key}`).join(' AND ');
  const [figure = ''] = figures;
  const value = figures.length === 1 ? `f.${figure}` : 'NULL';
  const sum = onRepeat === 'sum' ? 'SUM' : 'MIN';
  await connection.run(createLate);
  await connection.run(`
    CREATE TABLE settled AS
    SELECT ${keys.join(', ')}, MIN(${placeOf('staged')}) AS place,
      ${figures.map((each) => `CAST(${sum}(${each}) AS BIGINT) AS ${each}`).join(', ')},
      COUNT(*) AS times, ${figures.map((each) => `MIN(${each}) <> MAX(${each})`).join(' OR ')} AS different
    FROM staged GROUP BY ${keys.join(', ')}`);
  if (onRepeat === 'sum') {
    return { summed: await askNumber(connection, 'SELECT COALESCE(SUM(times - 1), 0) FROM settled') };
  }
  await noteLate(
    stage,
    'repeated',
    `WITH disputed AS (
       SELECT f.*, ${placeOf('f')} AS place FROM staged AS f JOIN settled AS k ON k.different AND ${sameKey})
     SELECT place, month, ${value}, LEFT(STRING_AGG(${labelOf(stage, 'place')}, ', ') OVER every, 80),
       LEFT(STRING_AGG(${figure}, ', ') OVER every, 80)
     FROM disputed AS f
     WINDOW every AS (PARTITION BY ${keys.join(', ')} ORDER BY place
       ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)`,
  );
  await noteLate(
    stage,
    'duplicate',
    `SELECT ${placeOf('f')} AS at, f.month, ${value}, ${labelOf(stage, 'k.place')}, NULL
     FROM staged AS f JOIN settled AS k ON k.times > 1 AND NOT k.different AND ${sameKey} WHERE ${placeOf('f')} <> k.place`,
  );
  await connection.run('DELETE FROM settled WHERE different');
  return { summed: 0 };
}

/** Makes the table `facts` of what was settled, that a release takes over: one row of each key, in which weeks are added up. */
export async function settleFacts({ connection }: Stage, { facts }: Dataset): Promise<void> {
  const keys = grainOf(facts);
  const type = facts.figures.length === 1 ? 'BIGINT' : 'INTEGER';
  const sums = facts.figures.map((figure) => `CAST(SUM(${figure}) AS ${type}) AS ${figure}`);
  const members = facts.chains.map(({ column }) => `${column} IS NOT NULL`);
  await connection.run(`CREATE TABLE facts AS SELECT ${keys.join(', ')}, ${sums.join(', ')}, MIN(place) AS place
    FROM settled WHERE ${members.join(' AND ')} GROUP BY ${keys.join(', ')}`);
}

/**
 * Turns the totals into one residual sub-model each: total less the sum of the models of that month, source and city.
 * Totals that are too small are refused, and noted.
 * @param residual number of the sub-model that takes the rest, or null when the mapping has no totals
 */
export async function settleTotals(
  staging: Staged,
  residual: number | null,
): Promise<{ totals: number; monthsWithoutTotal: number }> {
  const { connection } = staging;
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
