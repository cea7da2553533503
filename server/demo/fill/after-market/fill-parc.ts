import type { DuckDBConnection } from '@duckdb/node-api';
import { carsInUse, wholeYears } from '../../../market/index.ts';
import { appendRows } from '../append-rows.ts';
import { restOfProvince, type World } from '../world.ts';
import { registrations } from './before-market.ts';
import { demoCurves } from './survival.ts';

/** How many years of cars in use the demonstration has at most. */
const years = 5;

/** The cars of before the market are of sub-models that were sold as its first whole year began, in its places. */
const cohorts = `
  CREATE TEMP TABLE parc_cohort AS
  WITH whole AS (${wholeYears('sales')}),
  sold AS (
    SELECT month // 12 AS year, sub_model_id, province_id, fuel_type IN ('BEV', 'PHEV', 'EREV', 'FCEV') AS charged,
      SUM(volume) AS cars, MIN(month) < (SELECT first FROM whole) * 12 + 3 AS early
    FROM sales JOIN city USING (city_id) JOIN sub_model USING (sub_model_id) WHERE source = 3 GROUP BY ALL),
  base AS (SELECT s.*, SUM(s.cars) OVER (PARTITION BY charged) AS total,
      SUM(CASE WHEN early THEN s.cars ELSE 0 END) OVER (PARTITION BY charged) AS known
    FROM sold AS s JOIN whole AS w ON s.year = w.first),
  former AS (
    SELECT h.year, b.sub_model_id, b.province_id, b.charged,
      CAST(ROUND(b.cars * (b.total / b.known) * h.cars / f.cars) AS INTEGER) AS cars
    FROM base AS b JOIN parc_before AS h ON h.charged = b.charged JOIN whole AS w ON h.year < w.first
    JOIN parc_before AS f ON f.charged = b.charged AND f.year = w.first WHERE b.early),
  registered AS (
    SELECT * FROM former WHERE cars > 0
    UNION ALL SELECT s.year, s.sub_model_id, s.province_id, s.charged, s.cars
    FROM sold AS s JOIN whole AS w ON s.year BETWEEN w.first AND w.last)
  SELECT r.*, v.curve FROM registered AS r JOIN parc_survival AS v ON v.charged = r.charged AND v.age = 0`;

/** The newest whole years; before the first whole one of the market one more is known by its registrations. */
const counted = (rest: number) => `
  INSERT INTO parc
  SELECT year * 12, sub_model_id, ${rest} + province_id, age + 1, curve, registered, in_use, age FROM (${carsInUse({
    cohorts: 'parc_cohort',
    survival: 'parc_survival',
    from: `(SELECT GREATEST(last - ${years - 1}, first - 1) FROM (${wholeYears('sales')}))`,
    to: `(SELECT last FROM (${wholeYears('sales')}))`,
  })})`;

/**
 * Writes the cars in use at the end of each whole year: what was registered (retail) year by year, each times the survival
 * at its age; of the years before the market's first whole one, in the proportions of that.
 */
export async function fillParc(connection: DuckDBConnection, { cities, registeredSince }: World): Promise<void> {
  await connection.run('CREATE TEMP TABLE parc_before (year INTEGER, charged BOOLEAN, cars DOUBLE)');
  await connection.run('CREATE TEMP TABLE parc_survival (age INTEGER, charged BOOLEAN, curve INTEGER, share DOUBLE)');
  const before = registrations
    .filter(([year]) => year >= registeredSince)
    .flatMap(([year, all, charged]) => [`(${year}, FALSE, ${all - charged})`, `(${year}, TRUE, ${charged})`]);
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
  for (const statement of [cohorts, counted(restOfProvince(cities, 0))]) await connection.run(statement);
  for (const table of ['parc_before', 'parc_survival', 'parc_cohort']) await connection.run(`DROP TABLE ${table}`);
}
