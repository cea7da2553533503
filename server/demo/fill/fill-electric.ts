import type { DuckDBConnection } from '@duckdb/node-api';
import { type Course, valueAt } from '../course/course.ts';
import { appendRows } from './append-rows.ts';
import { chance, swing } from './chance.ts';
import type { World } from './world.ts';

/** Range, battery and power of cars that are charged: larger and farther year by year, less where an engine helps. */
const energies = `
  INSERT INTO energy
  WITH cars AS (
    SELECT p.month, p.trim_id, p.msrp, p.volume, s.fuel_type,
      (p.month - (SELECT MIN(month) FROM price)) / 12.0 AS years, ${swing('p.trim_id', '5', '0')} / 1000.0 AS own
    FROM price AS p JOIN trim AS t USING (trim_id) JOIN sub_model AS s USING (sub_model_id)
    WHERE s.fuel_type IN ('BEV', 'PHEV', 'EREV')),
  sized AS (
    SELECT *, CASE fuel_type WHEN 'BEV' THEN 34 + 3.1 * years + LEAST(msrp, 500000) / 9000.0
      WHEN 'EREV' THEN 28 + 1.8 * years + LEAST(msrp, 500000) / 40000.0
      ELSE 11 + 1.5 * years + LEAST(msrp, 500000) / 60000.0 END * (1 + own / 4) AS battery
    FROM cars)
  SELECT month, trim_id, CAST(ROUND(battery * (6.6 + own) / 5) * 5 AS INTEGER), CAST(ROUND(battery * 100) AS INTEGER),
    CAST(ROUND((60 + LEAST(msrp, 600000) / 1800.0) * (1 + own / 3) * 10) AS INTEGER), volume, 1
  FROM sized`;

/**
 * NEVs in use for each charging point, beside a city's usual number, and the part of the points with direct current, both
 * in thousandths: points were built ahead of the cars in 2020, the cars came faster until 2025, and then the points again.
 */
const perPoint: Course = [
  [2019, 1060],
  [2020.5, 900],
  [2021.5, 950],
  [2023.5, 1040],
  [2025.2, 1190],
  [2026.7, 1110],
];
const direct: Course = [
  [2019, 330],
  [2022, 400],
  [2026.7, 480],
];

/**
 * Cars in use are what was registered so far, less what is scrapped, beside a few of before; there is a charging point
 * for six to twelve of them, by city and year, and none is taken away.
 */
const charging = `
  INSERT INTO charging
  WITH sold AS (
    SELECT month, city_id, SUM(volume) AS cars FROM sales JOIN sub_model USING (sub_model_id)
    WHERE source = 3 AND fuel_type IN ('BEV', 'PHEV', 'EREV', 'FCEV') GROUP BY ALL),
  months AS (SELECT DISTINCT month FROM sold), cities AS (SELECT DISTINCT city_id FROM sold),
  filled AS (SELECT m.month, c.city_id, COALESCE(s.cars, 0) AS cars FROM months AS m CROSS JOIN cities AS c
    LEFT JOIN sold AS s ON s.month = m.month AND s.city_id = c.city_id),
  summed AS (
    SELECT month, city_id, SUM(cars) OVER until AS upto, SUM(cars) OVER (PARTITION BY city_id) AS whole
    FROM filled WINDOW until AS (PARTITION BY city_id ORDER BY month)),
  used AS (SELECT month, city_id, 100 + upto * 0.94 + whole * 0.04 AS cars FROM summed),
  wanted AS (
    SELECT u.month, u.city_id, u.cars, c.direct * (0.95 + ${chance('u.city_id', '9')} / 10000.0) / 1000 AS direct,
      20 + CAST(u.cars / ((7 + ${chance('u.city_id', '3')} / 250.0) * c.per_point / 1000) AS INTEGER) AS points
    FROM used AS u JOIN charging_course AS c USING (month)),
  built AS (
    SELECT month, city_id, cars, direct, MAX(points) OVER (PARTITION BY city_id ORDER BY month) AS points FROM wanted)
  SELECT month, city_id, points, CAST(points * direct AS INTEGER), CAST(cars AS INTEGER)
  FROM built`;

/** Writes range, battery and power of the trims that are charged, from the prices that stand in the tables. */
export async function fillEnergy(connection: DuckDBConnection): Promise<void> {
  await connection.run(energies);
}

/** Writes charging points and cars in use by city, from the registrations that stand in the tables. */
export async function fillCharging(connection: DuckDBConnection, { from, sold }: World): Promise<void> {
  await connection.run('CREATE TEMP TABLE charging_course (month INTEGER, per_point INTEGER, direct INTEGER)');
  const months = (sold[0]?.[0] ?? []).map((_, index) => from + index);
  const at = (course: Course, month: number) => Math.round(valueAt(course, month / 12));
  await appendRows(
    connection,
    'charging_course',
    months.map((month) => [month, at(perPoint, month), at(direct, month)]),
  );
  await connection.run(charging);
  await connection.run('DROP TABLE charging_course');
}
