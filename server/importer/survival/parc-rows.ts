import { DuckDBInstance } from '@duckdb/node-api';
import { provinces } from '../../geography/index.ts';
import { carsInUse, wholeYears } from '../../market/index.ts';
import type { Curve } from './read-curves.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const whole = `(${wholeYears('former.sales')})`;

/**
 * Registrations by year: retail of the release for the years that it has whole, and what its cars in use say of those
 * before; places without their cities.
 */
const cohorts = (hasParc: boolean) => `
  CREATE TEMP TABLE cohort AS
  WITH registered AS (
    SELECT month // 12 AS year, sub_model_id, province_id, SUM(volume) AS cars
    FROM former.sales JOIN former.city USING (city_id) JOIN ${whole} AS w ON month // 12 BETWEEN w.first AND w.last
    WHERE source = 3 GROUP BY ALL
    ${
      hasParc
        ? `UNION ALL SELECT month // 12 - age_years AS year, sub_model_id, province_id, SUM(registered) AS cars
           FROM former.parc JOIN former.city USING (city_id) JOIN ${whole} AS w ON month // 12 - age_years < w.first
           WHERE month = (SELECT MAX(month) FROM former.parc) GROUP BY ALL`
        : ''
    })
  SELECT r.*, f.curve FROM registered AS r JOIN former.sub_model AS s USING (sub_model_id)
  JOIN fuel_curve AS f ON f.fuel = s.fuel_type`;

/** How a row of a file names its place: a province by the national list; what is in none is of the whole country. */
const place = `CASE p.key ${provinces()
  .map(({ code, chinese }) => `WHEN '${code}' THEN '${chinese}'`)
  .join(' ')} ELSE '' END`;

/** How many years of cars in use are made at most. */
const years = 5;

const rows = (file: string) => `
  COPY (
    SELECT u.year, b.key AS brand, m.key AS model, s.key AS subModel, s.fuel_type AS fuelType, ${place} AS province,
      '' AS city, u.age, u.registered, u.in_use AS inUse, n.name AS curve, n.english AS curveEn
    FROM (${carsInUse({
      cohorts: 'cohort',
      survival: 'survival',
      from: `(SELECT GREATEST(last - ${years - 1}, first) FROM ${whole})`,
      to: `(SELECT last FROM ${whole})`,
    })}) AS u JOIN former.sub_model AS s USING (sub_model_id) JOIN former.model AS m USING (model_id)
    JOIN former.brand AS b USING (brand_id) JOIN former.province AS p USING (province_id)
    JOIN curve_name AS n ON n.curve = u.curve ORDER BY ALL
  ) TO ${quoted(file)} (FORMAT csv, HEADER)`;

/** What no cars in use can be made of: fuel types without a curve, or retail without a whole year. */
export interface Lacking {
  fuels: readonly string[];
  hasYears: boolean;
}

/**
 * Writes the cars in use of a release as a file of the dataset `parc`: what was registered year by year, each times the
 * survival at its age, at the end of each whole year; of cars older than their curve none is left.
 * @param release its file, which is only read
 * @param curves each of some fuels, or one for all others
 * @param file where the rows go
 * @returns what is lacking: then nothing is written
 */
export async function writeParcRows(release: string, curves: readonly Curve[], file: string): Promise<Lacking | null> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const ask = async (sql: string) => (await connection.runAndReadAll(sql)).getRowsJson().map((row) => String(row[0]));
  try {
    await connection.run(`ATTACH ${quoted(release)} AS former (READ_ONLY)`);
    const fuels = await ask('SELECT DISTINCT fuel_type FROM former.sub_model ORDER BY 1');
    const usual = curves.findIndex((curve) => curve.fuels.length === 0);
    const curveOf = (fuel: string) => {
      const own = curves.findIndex((curve) => curve.fuels.includes(fuel));
      return own >= 0 ? own : usual;
    };
    const without = fuels.filter((fuel) => curveOf(fuel) < 0);
    const [hasYears] = await ask(`SELECT COALESCE(first <= last, FALSE) FROM ${whole}`);
    if (without.length > 0 || hasYears !== 'true') return { fuels: without, hasYears: hasYears === 'true' };
    const fuelRows = fuels.map((fuel) => `(${quoted(fuel)}, ${curveOf(fuel)})`);
    const shares = curves.flatMap(({ shares: own }, at) => own.map((share, age) => `(${at}, ${age}, ${share})`));
    const names = curves.map(({ name, english }, at) => `(${at}, ${quoted(name)}, ${quoted(english)})`);
    const tables = [
      `fuel_curve AS FROM (VALUES ${fuelRows.join(', ')}) AS t(fuel, curve)`,
      `survival AS FROM (VALUES ${shares.join(', ')}) AS t(curve, age, share)`,
      `curve_name AS FROM (VALUES ${names.join(', ')}) AS t(curve, name, english)`,
    ];
    for (const table of tables) await connection.run(`CREATE TEMP TABLE ${table}`);
    const stored = await ask("SELECT table_name FROM duckdb_tables() WHERE database_name = 'former'");
    await connection.run(cohorts(stored.includes('parc')));
    await connection.run(rows(file));
    return null;
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
