import type { DuckDBConnection } from '@duckdb/node-api';
import { rounded, swing } from './chance.ts';

/** Cities whose incentives are watched; the largest by registrations. */
const watchedCities = 12;

/** How many of the newest months have incentives by city. */
const watchedMonths = 24;

/**
 * How much is given in a city, beside the country, in thousandths: less where plates are scarce and who has one buys,
 * more where the market has shrunk against the country within a year and dealers compete for those who are left.
 */
const pressed = `
  CREATE TEMP TABLE incentive_city AS
  WITH ends AS (SELECT MAX(month) AS last FROM sales),
  halves AS (
    SELECT city_id, SUM(volume) AS cars, SUM(volume) FILTER (month > last - 12) AS late,
      SUM(volume) FILTER (month <= last - 12 AND month > last - 24) AS early
    FROM sales, ends WHERE source = 3 GROUP BY city_id),
  country AS (SELECT CAST(SUM(late) AS DOUBLE) / SUM(early) AS growth FROM halves)
  SELECT h.city_id, CAST(ROUND(
      (CASE c.restriction_type WHEN '1' THEN 880 WHEN '2' THEN 960 WHEN '3' THEN 920 ELSE 1040 END)
        * (1 + LEAST(0.25, GREATEST(-0.25, 1.5 * (1 - CAST(h.late AS DOUBLE) / h.early / y.growth))))
        * (1 + ${swing('h.city_id', '17', '5')} / 9000.0)) AS INTEGER) AS pressure
  FROM halves AS h JOIN city AS c USING (city_id), country AS y
  QUALIFY ROW_NUMBER() OVER (ORDER BY h.cars DESC, h.city_id) <= ${watchedCities}`;

/**
 * Incentives of the watched cities, where a quarter of all cars are registered. The cars of a trim in a city are those of
 * its sub-model that were registered there, parted as in the country, so that they add up to the sales of the city. What
 * stands between MSRP and transaction price is cash for the most part; what is given for a used car changes by quarter
 * and the interest by half-year, the same in every city; cash, gifts and insurance differ from city to city.
 */
const incentives = `
  INSERT INTO incentive
  WITH parted AS (
    SELECT p.month, p.trim_id, s.city_id, w.pressure, p.msrp, p.tp, t.sub_model_id,
      FLOOR(CAST(s.volume AS DOUBLE) * SUM(p.volume) OVER running / SUM(p.volume) OVER whole + 0.5) AS upto
    FROM price AS p JOIN trim AS t USING (trim_id)
    JOIN sales AS s ON s.source = 3 AND s.month = p.month AND s.sub_model_id = t.sub_model_id
    JOIN incentive_city AS w ON w.city_id = s.city_id
    WHERE p.month > (SELECT MAX(month) FROM price) - ${watchedMonths}
    WINDOW running AS (
        PARTITION BY p.month, t.sub_model_id, s.city_id ORDER BY p.trim_id ROWS UNBOUNDED PRECEDING),
      whole AS (PARTITION BY p.month, t.sub_model_id, s.city_id)),
  given AS (
    SELECT *, CAST(upto - LAG(upto, 1, 0) OVER (PARTITION BY month, sub_model_id, city_id ORDER BY trim_id) AS INTEGER)
        AS volume,
      GREATEST(msrp - tp, 0) * pressure / 1000.0 * (1 + ${swing('trim_id', 'city_id', 'month')} / 4000.0) AS off
    FROM parted),
  parts AS (
    SELECT *, ${rounded('off * 0.62')} AS cash,
      ${rounded(`msrp * 0.02 * (1 + ${swing('trim_id', '7', 'month // 3')} / 900.0)`)} AS trade_in,
      ${rounded(`msrp * 0.012 * (1 + ${swing('trim_id', '11', 'month // 6')} / 600.0)`)} AS finance,
      ${rounded(`600 + 2 * ${swing('trim_id', 'city_id', 'month // 3')}`)} AS gifts,
      ${rounded(`msrp * 0.000004 * pressure * (1 + ${swing('trim_id', 'city_id', '3')} / 800.0)`)} AS insurance
    FROM given WHERE volume > 0)
  SELECT month, trim_id, city_id, cash, trade_in, finance, GREATEST(gifts, 0), insurance,
    cash + trade_in + finance + GREATEST(gifts, 0) + insurance, msrp, volume
  FROM parts`;

/** Writes the incentives of the newest months, from the prices and registrations that stand in the tables. */
export async function fillIncentives(connection: DuckDBConnection): Promise<void> {
  await connection.run(pressed);
  await connection.run(incentives);
  await connection.run('DROP TABLE incentive_city');
}
