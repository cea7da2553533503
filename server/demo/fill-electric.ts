import type { DuckDBConnection } from '@duckdb/node-api';
import { chance, swing } from './chance.ts';

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
 * Cars in use are what was registered so far, less what is scrapped, beside a few of before; there is a charging point
 * for seven to eleven of them, and a part of the points has direct current.
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
  built AS (
    SELECT *, 20 + CAST(cars / (7 + ${chance('city_id', '3')} / 250.0) AS INTEGER) AS points FROM used)
  SELECT month, city_id, points, CAST(points * (0.38 + ${chance('city_id', '9')} / 8000.0) AS INTEGER),
    CAST(cars AS INTEGER)
  FROM built`;

/** Writes range, battery and power of the trims that are charged, from the prices that stand in the tables. */
export async function fillEnergy(connection: DuckDBConnection): Promise<void> {
  await connection.run(energies);
}

/** Writes charging points and cars in use by city, from the registrations that stand in the tables. */
export async function fillCharging(connection: DuckDBConnection): Promise<void> {
  await connection.run(charging);
}
