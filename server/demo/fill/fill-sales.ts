import type { DuckDBConnection } from '@duckdb/node-api';
import { monthText } from '../../market/index.ts';
import type { National } from '../course/national.ts';
import { appendRows } from './append-rows.ts';
import { cityMonths } from './city-months.ts';
import { mixed, prepareCoverage } from './coverage.ts';
import { whatChanged } from './first-reports.ts';
import type { World } from './world.ts';

/**
 * The cities of one month. Each city gets what the rounded running sum grows by, so that the cities of a sub-model
 * always add up to its national figure; all products stay below 2^53, where DOUBLE counts exactly.
 */
const spread = `
  INSERT INTO sales
  SELECT month, source, sub_model_id, city_id, CAST(upto - LAG(upto, 1, 0) OVER running AS INTEGER) AS cars
  FROM (
    SELECT *, FLOOR(sold * SUM(weight) OVER running / SUM(weight) OVER (PARTITION BY source, sub_model_id) + 0.5)
      AS upto
    FROM (
      SELECT n.month, n.source, n.sub_model_id, c.city_id, CAST(n.volume AS DOUBLE) AS sold,
        CAST(c.weight * (1700 + ${mixed('n.sub_model_id', 'c.city_id', '(n.month * 3 + n.source)')}) // 2000
          * m.mood // 1000 + 1 AS DOUBLE) AS weight
      FROM national AS n JOIN coverage AS c ON c.sub_model_id = n.sub_model_id AND c.quarter = n.month // 3
      JOIN city_month AS m ON m.city_id = c.city_id AND m.month = n.month
      WHERE n.month = $month)
    WINDOW running AS (PARTITION BY source, sub_model_id ORDER BY city_id ROWS UNBOUNDED PRECEDING))
  WINDOW running AS (PARTITION BY source, sub_model_id ORDER BY city_id)
  QUALIFY cars > 0`;

/**
 * Writes facts, spread over the cities inside the engine.
 * @param world its cities and volumes say where cars are sold; its first month begins a quarter
 * @param reported the volumes to spread; none is written where they are 0
 * @param progress told of each year that is begun
 */
export async function fillSales(
  connection: DuckDBConnection,
  world: World,
  reported: National,
  progress: (text: string) => void,
): Promise<void> {
  const { cities, from } = world;
  await prepareCoverage(connection, world);
  const months = reported[0]?.[0]?.length ?? 0;
  await connection.run(`
    CREATE TEMP TABLE city_month (month INTEGER, city_id INTEGER, mood INTEGER);
    CREATE TEMP TABLE national (month INTEGER, source INTEGER, sub_model_id INTEGER, volume INTEGER)`);
  await appendRows(connection, 'city_month', cityMonths(cities, from, months));
  const volumes = reported.flatMap((source, number) =>
    source.flatMap((series, at) =>
      series.flatMap((volume, index) => (volume > 0 ? [[from + index, number + 1, at + 1, volume]] : [])),
    ),
  );
  await appendRows(connection, 'national', volumes);
  for (let month = from; month < from + months; month++) {
    if (month % 12 === 0 || month === from) progress(monthText(month).slice(0, 4));
    await connection.run(spread, { month });
  }
}

/**
 * Brings the facts of a release to what the next one says: only what differs is taken out and spread anew.
 * @param before what the release said, whose facts stand in the tables
 * @param after what the new one says
 * @returns the first month that differs, year * 12 + month - 1
 */
export async function rewriteSales(
  connection: DuckDBConnection,
  world: World,
  before: National,
  after: National,
): Promise<number> {
  const { fresh, changed } = whatChanged(before, after);
  const earliest = changed.reduce((least, [index]) => Math.min(least, index), fresh[0]?.[0]?.length ?? 0);
  const begin = earliest - (earliest % 3);
  await connection.run('CREATE TEMP TABLE changed (month INTEGER, source INTEGER, sub_model_id INTEGER)');
  await appendRows(
    connection,
    'changed',
    changed.map(([index, source, at]) => [world.from + index, source + 1, at + 1]),
  );
  await connection.run(`
    DELETE FROM sales USING changed AS c
    WHERE sales.month = c.month AND sales.source = c.source AND sales.sub_model_id = c.sub_model_id`);
  const since = (volumes: National) => volumes.map((source) => source.map((series) => series.slice(begin)));
  const part = { ...world, from: world.from + begin, sold: since(world.sold) };
  await fillSales(connection, part, since(fresh), () => {});
  return world.from + earliest;
}
