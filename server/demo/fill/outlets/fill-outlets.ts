import type { DuckDBConnection } from '@duckdb/node-api';
import { unlistedOutlets } from '../../../market/index.ts';
import { chance } from '../chance.ts';
import type { World } from '../world.ts';
import { outletNames } from './outlet-names.ts';

/** The first month that outlets are listed in by name: January 2026; those of before are counted alone. */
const listedFrom = 2026 * 12;

/** Every so many brands one lists its outlets, and the second of all, which every demonstration has. */
const listing = 30;

/** What an outlet of a brand sells a month: from 35 cars to 105, as brands differ; more where few makers sell as many. */
const carsOfOutlet = (makers: number) => `(35 + ${chance('brand_id', '7')} * 0.07) / ${makers}`;

/**
 * How many outlets of each kind a brand has where it sells enough over twelve months, and none below a third of what one
 * sells, so that there are cities it sells to without being there. Every fourth brand runs its own, with places that hand
 * over and mend cars; some have agents; in small cities others have second-rank outlets beside dealers.
 */
const levels = (makers: number) => `
  CREATE TEMP TABLE outlet_level AS
  WITH sold AS (
    SELECT month, brand_id, city_id, SUM(volume) AS cars FROM sales JOIN sub_model USING (sub_model_id)
      JOIN model USING (model_id) WHERE source = 3 GROUP BY ALL),
  level AS (
    SELECT month, brand_id, city_id, AVG(cars) OVER (
      PARTITION BY brand_id, city_id ORDER BY month ROWS 11 PRECEDING) / (${carsOfOutlet(makers)}) AS wanted FROM sold),
  whole AS (
    SELECT month, brand_id, city_id, CASE WHEN wanted < 1 / 3.0 THEN 0 ELSE CAST(CEIL(wanted) AS INTEGER) END AS outlets
    FROM level),
  parted AS (
    SELECT *, CASE WHEN brand_id % 4 = 0 THEN 5 WHEN brand_id % 7 = 3 THEN 3 WHEN tier IN ('4', '5') THEN 4 ELSE 1 END AS second,
      outlets // CASE WHEN brand_id % 7 = 3 AND brand_id % 4 <> 0 THEN 2 ELSE 3 END AS part
    FROM whole JOIN city USING (city_id))
  SELECT month, brand_id, city_id, CASE WHEN brand_id % 4 = 0 THEN 2 ELSE 1 END AS outlet_kind_id,
    outlets - CASE WHEN second = 1 THEN 0 ELSE part END AS outlets FROM parted
  UNION ALL SELECT month, brand_id, city_id, second, part FROM parted WHERE second <> 1`;

/** What has opened and closed since the month before; a month without any outlet stands only where the last one closed. */
const moved = `
  CREATE TEMP TABLE outlet_moved AS
  SELECT * FROM (
    SELECT *, COALESCE(LAG(outlets) OVER (
      PARTITION BY brand_id, city_id, outlet_kind_id ORDER BY month), outlets) AS before FROM outlet_level)
  WHERE outlets > 0 OR before > 0`;

const isListed = `month >= ${listedFrom} AND (brand_id % ${listing} = 13 OR brand_id = 2)`;

const counted = `
  INSERT INTO outlet
  SELECT month, brand_id, city_id, outlet_kind_id, 1, outlets, GREATEST(outlets - before, 0), GREATEST(before - outlets, 0)
  FROM outlet_moved WHERE NOT (${isListed})`;

/** Each outlet of the brands that list theirs: the last ones opened last, and close first. */
const each = `
  CREATE TEMP TABLE outlet_each AS
  SELECT month, brand_id, city_id, outlet_kind_id, before, outlets,
    UNNEST(RANGE(GREATEST(outlets, before))) AS place
  FROM outlet_moved WHERE ${isListed}`;

const stores = `
  INSERT INTO outlet_store
  SELECT 1 + ROW_NUMBER() OVER (ORDER BY brand_id, city_id, outlet_kind_id, place), ${outletNames.key}, ${outletNames.name_zh},
    ${outletNames.name_en}, ${outletNames.address}, ${outletNames.phone}
  FROM (SELECT DISTINCT brand_id, city_id, outlet_kind_id, place FROM outlet_each) AS e
  JOIN brand AS b USING (brand_id) JOIN city AS c USING (city_id)`;

const listed = `
  INSERT INTO outlet
  SELECT month, e.brand_id, e.city_id, outlet_kind_id, outlet_store_id, CAST(place < outlets AS INTEGER),
    CAST(place >= before AS INTEGER), CAST(place >= outlets AS INTEGER)
  FROM outlet_each AS e JOIN brand AS b USING (brand_id) JOIN city AS c USING (city_id)
  JOIN outlet_store AS s ON s.key = ${outletNames.key}`;

const { key, name } = unlistedOutlets;
const unlisted = `INSERT INTO outlet_store VALUES (1, '${key}', '${name.zh_CN}', '${name.en}', 'unknown', 'unknown')`;

/** Writes the outlets of each brand by city and kind, of some brands each by its name, from the registrations. */
export async function fillOutlets(connection: DuckDBConnection, { makers }: World): Promise<void> {
  const level = levels(makers);
  for (const statement of [level, moved, counted, each, unlisted, stores, listed]) await connection.run(statement);
  for (const table of ['outlet_level', 'outlet_moved', 'outlet_each']) await connection.run(`DROP TABLE ${table}`);
}
