import type { DuckDBConnection } from '@duckdb/node-api';
import { appendRows } from '../append-rows.ts';
import { restOfProvince, type World } from '../world.ts';
import { registrations } from './before-market.ts';
import { demoCurves } from './survival.ts';

/** How many years of cars in use the demonstration has at most. */
const years = 5;

/** The cars of before the market are of sub-models that were sold as its first whole year began, in its places. */
const cohorts = `
  CREATE TEMP TABLE parc_cohort AS
  WITH begun AS (SELECT (MIN(month) + 11) // 12 AS year, MIN(month) AS first FROM sales WHERE source = 3),
  sold AS (
    SELECT month // 12 AS year, sub_model_id, province_id, fuel_type IN ('BEV', 'PHEV', 'EREV', 'FCEV') AS charged,
      SUM(volume) AS cars, MIN(month) < (SELECT year FROM begun) * 12 + 3 AS early
    FROM sales JOIN city USING (city_id) JOIN sub_model USING (sub_model_id) WHERE source = 3 GROUP BY ALL),
  base AS (SELECT s.*, SUM(s.cars) OVER (PARTITION BY charged) AS whole,
      SUM(CASE WHEN early THEN s.cars ELSE 0 END) OVER (PARTITION BY charged) AS known
    FROM sold AS s JOIN begun USING (year)),
  former AS (
    SELECT h.year, b.sub_model_id, b.province_id, b.charged,
      CAST(ROUND(b.cars * (b.whole / b.known) * h.cars / f.cars) AS INTEGER) AS cars
    FROM base AS b JOIN parc_before AS h ON h.charged = b.charged JOIN begun AS g ON h.year < g.year
    JOIN parc_before AS f ON f.charged = b.charged AND f.year = g.year WHERE b.early)
  SELECT * FROM former WHERE cars > 0
  UNION ALL SELECT s.year, s.sub_model_id, s.province_id, s.charged, s.cars FROM sold AS s JOIN begun AS g ON s.year >= g.year`;

const inUse = (rest: number) => `
  INSERT INTO parc
  WITH ends AS (SELECT MAX(year) AS last, GREATEST(MAX(year) - ${years - 1},
      (SELECT (MIN(month) + 11) // 12 FROM sales WHERE source = 3)) AS first FROM parc_cohort),
  asked AS (SELECT UNNEST(RANGE(first, last + 1)) AS year FROM ends),
  aged AS (
    SELECT a.year, c.sub_model_id, c.province_id, a.year - c.year AS age, v.curve, c.cars,
      CAST(ROUND(c.cars * v.share) AS INTEGER) AS cars_left
    FROM asked AS a JOIN parc_cohort AS c ON c.year <= a.year
    JOIN parc_survival AS v ON v.age = a.year - c.year AND v.charged = c.charged)
  SELECT year * 12, sub_model_id, ${rest} + province_id, age + 1, curve, cars, cars_left, age FROM aged WHERE cars_left > 0`;

/**
 * Writes the cars in use at the end of each year: what was registered (retail) year by year, each times the survival at
 * its age; of the years before the market's first whole one, in the proportions of that.
 */
export async function fillParc(connection: DuckDBConnection, { cities }: World): Promise<void> {
  await connection.run('CREATE TEMP TABLE parc_before (year INTEGER, charged BOOLEAN, cars DOUBLE)');
  await connection.run('CREATE TEMP TABLE parc_survival (age INTEGER, charged BOOLEAN, curve INTEGER, share DOUBLE)');
  const before = registrations.flatMap(([year, all, charged]) => [
    `(${year}, FALSE, ${all - charged})`,
    `(${year}, TRUE, ${charged})`,
  ]);
  await connection.run(`INSERT INTO parc_before VALUES ${before.join(', ')}`);
  const shares = demoCurves.flatMap(({ charged, shares: own }, at) =>
    own.map((share, age) => `(${age}, ${charged}, ${at + 1}, ${share})`),
  );
  await connection.run(`INSERT INTO parc_survival VALUES ${shares.join(', ')}`);
  await appendRows(
    connection,
    'survival_curve',
    demoCurves.map(({ key, chinese, english }, at) => [at + 1, key, chinese, english]),
  );
  for (const statement of [cohorts, inUse(restOfProvince(cities, 0))]) await connection.run(statement);
  for (const table of ['parc_before', 'parc_survival', 'parc_cohort']) await connection.run(`DROP TABLE ${table}`);
}
