import type { DuckDBConnection } from '@duckdb/node-api';
import type { City } from '../geography/index.ts';
import { monthText } from '../market/index.ts';
import { appendRows } from './append-rows.ts';
import type { Catalogue } from './catalogue-shape.ts';
import { cityMonths } from './city-months.ts';
import { mixed, prepareCoverage } from './coverage.ts';
import type { National } from './national.ts';

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
 * Writes the facts of all months, spread over the cities inside the engine.
 * @param from first month of the volumes, year * 12 + month - 1
 */
export async function fillSales(
  connection: DuckDBConnection,
  catalogue: Catalogue,
  cities: City[],
  sold: National,
  from: number,
  progress: (text: string) => void,
): Promise<void> {
  await prepareCoverage(connection, catalogue, cities, sold, from);
  const months = sold[0]?.[0]?.length ?? 0;
  await connection.run('CREATE TEMP TABLE city_month (month INTEGER, city_id INTEGER, mood INTEGER)');
  await appendRows(connection, 'city_month', cityMonths(cities, from, months));
  for (let month = from; month < from + months; month++) {
    if (month % 12 === 0 || month === from) progress(monthText(month).slice(0, 4));
    await connection.run(spread, { month });
  }
}
