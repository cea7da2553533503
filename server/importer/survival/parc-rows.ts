import { DuckDBInstance } from '@duckdb/node-api';
import { provinces } from '../../geography/index.ts';
import type { Curve } from './read-curves.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The year that the registrations of a market are whole from: the first whose January it has. */
const begun = 'SELECT (MIN(month) + 11) // 12 FROM former.sales WHERE source = 3';

/**
 * Registrations by year: retail of the release for the years that it has whole, and what its cars in use say of those
 * before; places without their cities.
 */
const cohorts = (hasParc: boolean) => `
  CREATE TEMP TABLE cohort AS
  SELECT month // 12 AS year, sub_model_id, province_id, SUM(volume) AS cars
  FROM former.sales JOIN former.city USING (city_id) WHERE source = 3 AND month // 12 >= (${begun}) GROUP BY ALL
  ${
    hasParc
      ? `UNION ALL SELECT month // 12 - age_years AS year, sub_model_id, province_id, SUM(registered) AS cars
         FROM former.parc JOIN former.city USING (city_id)
         WHERE month = (SELECT MAX(month) FROM former.parc) AND month // 12 - age_years < (${begun}) GROUP BY ALL`
      : ''
  }`;

/** How a row of a file names its place: a province by the national list; what is in none is of the whole country. */
const place = `CASE p.key ${provinces()
  .map(({ code, chinese }) => `WHEN '${code}' THEN '${chinese}'`)
  .join(' ')} ELSE '' END`;

const rows = (years: number, file: string) => `
  COPY (
    WITH ends AS (SELECT MAX(year) AS last, GREATEST(MAX(year) - ${years - 1}, (${begun})) AS first FROM cohort),
    asked AS (SELECT UNNEST(RANGE(first, last + 1)) AS year FROM ends),
    aged AS (
      SELECT a.year, c.sub_model_id, c.province_id, a.year - c.year AS age, c.cars,
        CAST(ROUND(c.cars * v.share) AS INTEGER) AS cars_left, v.curve
      FROM asked AS a JOIN cohort AS c ON c.year <= a.year JOIN former.sub_model AS s USING (sub_model_id)
      JOIN fuel_curve AS f ON f.fuel = s.fuel_type JOIN survival AS v ON v.curve = f.curve AND v.age = a.year - c.year)
    SELECT a.year, b.key AS brand, m.key AS model, s.key AS subModel, s.fuel_type AS fuelType, ${place} AS province,
      '' AS city, age, cars AS registered, cars_left AS inUse, n.name AS curve, n.english AS curveEn
    FROM aged AS a JOIN former.sub_model AS s USING (sub_model_id) JOIN former.model AS m USING (model_id)
    JOIN former.brand AS b USING (brand_id) JOIN former.province AS p USING (province_id)
    JOIN curve_name AS n ON n.curve = a.curve WHERE cars_left > 0 ORDER BY ALL
  ) TO ${quoted(file)} (FORMAT csv, HEADER)`;

/** How many years of cars in use are made. */
const years = 5;

/**
 * Writes the cars in use of a release as a file of the dataset `parc`: what was registered year by year, each times the
 * survival at its age; cars older than their curve are gone.
 * @param release its file, which is only read
 * @param curves each of some fuels, or one for all others
 * @param file where the rows go
 * @returns the fuel types of the release that no curve is of: then nothing is written
 */
export async function writeParcRows(release: string, curves: readonly Curve[], file: string): Promise<string[]> {
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
    if (without.length > 0) return without;
    const tables = await ask("SELECT table_name FROM duckdb_tables() WHERE database_name = 'former'");
    await connection.run(cohorts(tables.includes('parc')));
    const fuelRows = fuels.map((fuel) => `(${quoted(fuel)}, ${curveOf(fuel)})`);
    const shares = curves.flatMap(({ shares: own }, at) => own.map((share, age) => `(${at}, ${age}, ${share})`));
    const names = curves.map(({ name, english }, at) => `(${at}, ${quoted(name)}, ${quoted(english)})`);
    await connection.run(`CREATE TEMP TABLE fuel_curve AS FROM (VALUES ${fuelRows.join(', ')}) AS t(fuel, curve)`);
    await connection.run(`CREATE TEMP TABLE survival AS FROM (VALUES ${shares.join(', ')}) AS t(curve, age, share)`);
    await connection.run(
      `CREATE TEMP TABLE curve_name AS FROM (VALUES ${names.join(', ')}) AS t(curve, name, english)`,
    );
    await connection.run(rows(years, file));
    return [];
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
