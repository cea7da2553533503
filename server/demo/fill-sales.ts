import type { DuckDBConnection } from '@duckdb/node-api';
import type { City } from '../geography/places.ts';
import { monthText } from '../market/model/month.ts';
import { appendRows } from './append-rows.ts';
import type { Catalogue } from './catalogue.ts';
import { cityPull, classes, classOf, sizeOfCity } from './city-pull.ts';
import type { National } from './national.ts';

/**
 * A number from 0 to 999 that belongs to up to three keys. Whole-number arithmetic only, so that every machine and
 * every version of the engine makes the same market; hash() gives no such promise.
 */
const mixed = (one: string, two: string, three = '0'): string =>
  `((${one} * 7919 + ${two} * 104729 + ${three} % 997 * 15731 + ${one} * ${two} % 9973 * 613) % 1000003 * 331 % 1000)`;

/** Of each sub-model and year: the cities it is sold in, the more the better it sells, and the weight of each. */
const coverage = `
  CREATE TEMP TABLE coverage AS
  SELECT sub_model_id, year, city_id, weight FROM (
    SELECT s.sub_model_id, s.year, p.city_id, s.reach,
      CAST(p.pull AS BIGINT) * (500 + ${mixed('s.brand_id', 'p.city_id')}) // 500 AS weight,
      ROW_NUMBER() OVER (
        PARTITION BY s.sub_model_id, s.year
        ORDER BY CAST(p.pull AS BIGINT) * (600 + ${mixed('s.sub_model_id', 'p.city_id')}) DESC, p.city_id) AS place
    FROM sold AS s JOIN city_pull AS p ON p.class = s.class AND p.year = s.year AND p.pull > 0)
  WHERE place <= reach`;

/**
 * The cities of one month. Each city gets what the rounded running sum grows by, so that the cities of a sub-model
 * always add up to its national figure; all products stay below 2^53, where DOUBLE counts exactly.
 */
const spread = `
  INSERT INTO sales
  SELECT month, source, sub_model_id, city_id, CAST(upto - LAG(upto, 1, 0) OVER running AS INTEGER) AS volume
  FROM (
    SELECT *, FLOOR(volume * SUM(weight) OVER running / SUM(weight) OVER (PARTITION BY source, sub_model_id) + 0.5)
      AS upto
    FROM (
      SELECT n.month, n.source, n.sub_model_id, c.city_id, CAST(n.volume AS DOUBLE) AS volume,
        CAST(c.weight * (700 + ${mixed('n.sub_model_id', 'c.city_id', '(n.month * 3 + n.source)')}) // 1000 + 1 AS DOUBLE)
          AS weight
      FROM national AS n JOIN coverage AS c ON c.sub_model_id = n.sub_model_id AND c.year = n.month // 12
      WHERE n.month = $month)
    WINDOW running AS (PARTITION BY source, sub_model_id ORDER BY city_id ROWS UNBOUNDED PRECEDING))
  WINDOW running AS (PARTITION BY source, sub_model_id ORDER BY city_id)
  QUALIFY volume > 0`;

/** The national figures, and what the SQL needs to know to spread them. */
async function prepare(
  connection: DuckDBConnection,
  catalogue: Catalogue,
  cities: City[],
  sold: National,
  from: number,
) {
  await connection.run(`
    CREATE TEMP TABLE national (month INTEGER, source INTEGER, sub_model_id INTEGER, volume INTEGER);
    CREATE TEMP TABLE sold (sub_model_id INTEGER, brand_id INTEGER, year INTEGER, class INTEGER, reach INTEGER);
    CREATE TEMP TABLE city_pull (class INTEGER, year INTEGER, city_id INTEGER, pull INTEGER)`);
  const volumes: number[][] = [];
  const reaches: number[][] = [];
  const years = new Set<number>();
  catalogue.subModels.forEach((subModel, at) => {
    const brandNumber = catalogue.models[subModel.model]?.brand ?? 0;
    const luxury = catalogue.brands[brandNumber]?.luxury ?? false;
    const kind = classOf({ ...subModel, luxury, imported: subModel.origin === 'imported' });
    const best = new Map<number, number>();
    sold.forEach((source, number) => {
      source[at]?.forEach((volume, index) => {
        if (volume <= 0) return;
        volumes.push([from + index, number + 1, at + 1, volume]);
        const year = Math.floor((from + index) / 12);
        best.set(year, Math.max(best.get(year) ?? 0, volume));
      });
    });
    for (const [year, volume] of best) {
      years.add(year);
      reaches.push([
        at + 1,
        brandNumber + 1,
        year,
        kind,
        Math.max(8, Math.min(cities.length, Math.round(volume / 75))),
      ]);
    }
  });
  const sizes = cities.map(sizeOfCity);
  const pulls = classes.flatMap((kind, number) =>
    [...years].flatMap((year) =>
      cities.map((city, at) => [number, year, at + 1, cityPull(city, sizes[at] ?? 0, kind, year)]),
    ),
  );
  await appendRows(connection, 'national', volumes);
  await appendRows(connection, 'sold', reaches);
  await appendRows(connection, 'city_pull', pulls);
  await connection.run(coverage);
}

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
  await prepare(connection, catalogue, cities, sold, from);
  const months = sold[0]?.[0]?.length ?? 0;
  for (let month = from; month < from + months; month++) {
    if (month % 12 === 0 || month === from) progress(monthText(month).slice(0, 4));
    await connection.run(spread, { month });
  }
}
