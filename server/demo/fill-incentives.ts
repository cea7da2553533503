import type { DuckDBConnection } from '@duckdb/node-api';
import { rounded, swing } from './chance.ts';

/** Cities whose incentives are watched; the largest by registrations. */
const watchedCities = 12;

/** How many of the newest months have incentives by city. */
const watchedMonths = 24;

/**
 * Incentives of the watched cities, where a quarter of all cars are registered: what stands between MSRP and transaction price is cash for the most part; what is
 * given for a used car changes by quarter and the interest by half-year, the same in every city; gifts and insurance
 * differ from city to city.
 */
const incentives = `
  INSERT INTO incentive
  WITH watched AS (
    SELECT city_id, ROW_NUMBER() OVER (ORDER BY SUM(volume) DESC, city_id) AS place FROM sales WHERE source = 3
    GROUP BY city_id QUALIFY place <= ${watchedCities}),
  given AS (
    SELECT p.month, p.trim_id, w.city_id, p.msrp, p.volume * (14 - w.place) // 360 AS volume,
      GREATEST(p.msrp - p.tp, 0) * (1 + ${swing('p.trim_id', 'w.city_id', 'p.month')} / 4000.0) AS off
    FROM price AS p CROSS JOIN watched AS w
    WHERE p.month > (SELECT MAX(month) FROM price) - ${watchedMonths}),
  parts AS (
    SELECT *, ${rounded('off * 0.62')} AS cash,
      ${rounded(`msrp * 0.02 * (1 + ${swing('trim_id', '7', 'month // 3')} / 900.0)`)} AS trade_in,
      ${rounded(`msrp * 0.012 * (1 + ${swing('trim_id', '11', 'month // 6')} / 600.0)`)} AS finance,
      ${rounded(`600 + 2 * ${swing('trim_id', 'city_id', 'month // 3')}`)} AS gifts,
      ${rounded(`msrp * 0.004 * (1 + ${swing('trim_id', 'city_id', '3')} / 800.0)`)} AS insurance
    FROM given WHERE volume > 0)
  SELECT month, trim_id, city_id, cash, trade_in, finance, GREATEST(gifts, 0), insurance,
    cash + trade_in + finance + GREATEST(gifts, 0) + insurance, msrp, volume
  FROM parts`;

/** Writes the incentives of the newest months, from the prices and registrations that stand in the tables. */
export async function fillIncentives(connection: DuckDBConnection): Promise<void> {
  await connection.run(incentives);
}
