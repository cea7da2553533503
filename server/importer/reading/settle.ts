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
 * Turns the totals into one residual sub-model each: total less the sum of the models of that month, and of the same
 * source and members of other chains. Totals that are too small are refused, and noted.
 * @param residual number of the sub-model that takes the rest, or null when the mapping has no totals
 */
export async function settleTotals(
  staging: Staged,
  { facts }: Dataset,
  residual: number | null,
): Promise<{ totals: number; monthsWithoutTotal: number }> {
  const { connection } = staging;
  if (residual === null) return { totals: 0, monthsWithoutTotal: 0 };
  const { figures } = facts;
  const car = facts.chains.find(({ chain }) => chain.key === 'product')?.column ?? '';
  const keys = grainOf(facts, ['product']);
  const same = keys.map((key) => `f.${key} = t.${key}`).join(' AND ');
  const sums = figures.map((figure) => `CAST(SUM(${figure}) AS BIGINT) AS ${figure}`).join(', ');
  const both = figures.map((figure) => `t.${figure}, COALESCE(f.${figure}, 0) AS ${figure}_sum`).join(', ');
  await connection.run(`
    CREATE TABLE rests AS SELECT ${keys.map((key) => `t.${key}`).join(', ')}, t.place, ${both}
    FROM (SELECT ${keys.join(', ')}, MIN(place) AS place, ${sums} FROM settled WHERE ${car} IS NULL GROUP BY ALL) AS t
    LEFT JOIN (SELECT ${keys.join(', ')}, ${sums} FROM facts GROUP BY ALL) AS f ON ${same}`);
  for (const figure of figures) {
    await noteLate(
      staging,
      'total-too-small',
      `SELECT place, month, ${figure}, CAST(${figure} AS VARCHAR), CAST(CAST(${figure}_sum AS BIGINT) AS VARCHAR)
       FROM rests WHERE ${figure}_sum > ${figure}`,
    );
  }
  const fits = figures.map((figure) => `${figure}_sum <= ${figure}`).join(' AND ');
  const leaves = figures.map((figure) => `${figure}_sum < ${figure}`).join(' OR ');
  const rests = figures.map((figure) => `${figure} - ${figure}_sum`).join(', ');
  await connection.run(`INSERT INTO facts (${[...keys, car, ...figures, 'place'].join(', ')})
    SELECT ${keys.join(', ')}, ${residual}, ${rests}, place FROM rests WHERE ${fits} AND (${leaves})`);
  return {
    totals: await askNumber(connection, `SELECT COUNT(*) FROM rests WHERE ${fits}`),
    monthsWithoutTotal: await askNumber(
      connection,
      `SELECT COUNT(DISTINCT month) FROM settled WHERE ${car} IS NOT NULL AND month NOT IN (SELECT month FROM rests)`,
    ),
  };
}
