import type { DuckDBConnection } from '@duckdb/node-api';
import { cityGrowth, cityPull, classes, classOf, sizeOfCity } from '../course/city-pull.ts';
import type { National } from '../course/national.ts';
import { appendRows } from './append-rows.ts';
import type { World } from './world.ts';

/**
 * A number from 0 to 999 that belongs to up to three keys. Whole-number arithmetic only, so that every machine and
 * every version of the engine makes the same market; hash() gives no such promise.
 */
export const mixed = (first: string, two: string, three = '0'): string =>
  `((${first} * 7919 + ${two} * 104729 + ${three} % 997 * 15731 + ${first} * ${two} % 9973 * 613) % 1000003 * 331 % 1000)`;

const inputs = `
  CREATE TEMP TABLE sold (
    sub_model_id INTEGER, brand_id INTEGER, quarter INTEGER, class INTEGER, reach INTEGER, volume INTEGER);
  CREATE TEMP TABLE city_pull (class INTEGER, quarter INTEGER, city_id INTEGER, pull INTEGER);
  CREATE TEMP TABLE city_size (quarter INTEGER, city_id INTEGER, size INTEGER)`;

/**
 * Of each sub-model and quarter: the cities it is sold in, the more the better it sells, and the weight of each.
 * A quarter is month // 3, so that cities change in small steps and not once a year.
 */
const coverage = `
  CREATE TEMP TABLE coverage AS
  SELECT sub_model_id, quarter, city_id, weight, CAST(volume AS BIGINT) AS volume FROM (
    SELECT s.sub_model_id, s.quarter, s.volume, p.city_id, s.reach,
      CAST(p.pull AS BIGINT) * (500 + ${mixed('s.brand_id', 'p.city_id')}) // 50 AS weight,
      ROW_NUMBER() OVER (
        PARTITION BY s.sub_model_id, s.quarter
        ORDER BY SQRT(p.pull) * (400 + ${mixed('s.sub_model_id', 'p.city_id')}) DESC, p.city_id) AS place
    FROM sold AS s JOIN city_pull AS p ON p.class = s.class AND p.quarter = s.quarter AND p.pull > 0)
  WHERE place <= reach`;

/**
 * Weights brought nearer to the size of each city: cars that few cities sell would else make the great ones grow.
 * Counted in whole numbers, whose sum does not depend on the order of the threads.
 */
const balance = `
  CREATE OR REPLACE TEMP TABLE coverage AS
  WITH given AS (
    SELECT *, volume * weight * 100 // SUM(weight) OVER (PARTITION BY sub_model_id, quarter) AS cars FROM coverage),
  cities AS (SELECT quarter, city_id, CAST(SUM(cars) AS BIGINT) AS cars FROM given GROUP BY quarter, city_id),
  quarters AS (
    SELECT quarter, CAST(SUM(cars) AS DOUBLE) AS cars, CAST(SUM(size) AS DOUBLE) AS size
    FROM city_size LEFT JOIN cities USING (quarter, city_id) GROUP BY quarter),
  wanted AS (
    SELECT c.quarter, c.city_id,
      LEAST(6.0, GREATEST(0.15, y.cars * s.size / y.size / (c.cars + 1))) AS ratio
    FROM cities AS c JOIN quarters AS y ON y.quarter = c.quarter
    JOIN city_size AS s ON s.city_id = c.city_id AND s.quarter = c.quarter)
  SELECT g.sub_model_id, g.quarter, g.city_id, CAST(ROUND(g.weight * w.ratio) AS BIGINT) + 1 AS weight, g.volume
  FROM given AS g JOIN wanted AS w ON w.quarter = g.quarter AND w.city_id = g.city_id`;

/** Registrations of a sub-model in a quarter, and its best month in any source. */
function quartersOf(sold: National, at: number, from: number): Map<number, { best: number; volume: number }> {
  const quarters = new Map<number, { best: number; volume: number }>();
  sold.forEach((source, number) => {
    source[at]?.forEach((volume, index) => {
      if (volume <= 0) return;
      const quarter = Math.floor((from + index) / 3);
      const before = quarters.get(quarter) ?? { best: 0, volume: 0 };
      const registered = number === 2 ? volume : 0;
      quarters.set(quarter, { best: Math.max(before.best, volume), volume: before.volume + registered });
    });
  });
  return quarters;
}

/**
 * Makes the temporary table `coverage` (sub_model_id, quarter, city_id, weight), by which fill-sales.ts spreads the
 * facts. It is that of the newest release: what an older one was told changes no city.
 */
export async function prepareCoverage(
  connection: DuckDBConnection,
  { lineup: catalogue, cities, sold, from }: World,
): Promise<void> {
  await connection.run(inputs);
  const rows: number[][] = [];
  const quarters = new Set<number>();
  catalogue.subModels.forEach((subModel, at) => {
    const brand = catalogue.models[subModel.model]?.brand ?? 0;
    const luxury = catalogue.brands[brand]?.luxury ?? false;
    const kind = classOf({ ...subModel, luxury, imported: subModel.origin === 'imported' });
    for (const [quarter, { best, volume }] of quartersOf(sold, at, from)) {
      quarters.add(quarter);
      const reach = Math.max(8, Math.min(cities.length, Math.round(best / 75)));
      rows.push([at + 1, brand + 1, quarter, kind, reach, volume]);
    }
  });
  const sizes = cities.map(sizeOfCity);
  const pulls = classes.flatMap((kind, number) =>
    [...quarters].flatMap((quarter) =>
      cities.map((city, at) => [number, quarter, at + 1, cityPull(city, sizes[at] ?? 0, kind, quarter / 4)]),
    ),
  );
  await appendRows(connection, 'sold', rows);
  await appendRows(connection, 'city_pull', pulls);
  await appendRows(
    connection,
    'city_size',
    [...quarters].flatMap((quarter) =>
      cities.map((city, at) => [quarter, at + 1, Math.round((sizes[at] ?? 0) * cityGrowth(city, quarter / 4) * 100)]),
    ),
  );
  await connection.run(coverage);
  for (let round = 0; round < 5; round++) await connection.run(balance);
}
