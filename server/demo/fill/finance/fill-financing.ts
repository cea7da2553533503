import type { DuckDBConnection } from '@duckdb/node-api';
import { chance, swing } from '../chance.ts';

/** How many of the newest months are known by the way cars were paid. */
const watchedMonths = 24;

/** In how many cities of each tier, the one that registers most, so that tiers stand beside each other. */
const citiesOfTier = 1;

/** July 2025: banks may no longer pay dealers for loans at high rates, and lose cars to captive finance from then on. */
const banksBound = 2025 * 12 + 6;

/**
 * Of a hundred cars some 55 to 70 are financed: more of dear brands and electric cars, in small cities, at the ends of
 * quarters, and a little more every month. Lenders part them: captive finance has more of luxury brands, finance lease of
 * electric ones. A car is parted by chance and not by rounding, so that a city of few cars has the same rate.
 */
const financing = `
  INSERT INTO financing
  WITH ends AS (SELECT MAX(month) AS last FROM sales),
  cities AS (
    SELECT s.city_id, c.tier FROM sales AS s JOIN city AS c USING (city_id), ends
    WHERE s.source = 3 AND s.month > ends.last - ${watchedMonths} AND c.tier <> 'unknown'
    GROUP BY s.city_id, c.tier
    QUALIFY ROW_NUMBER() OVER (PARTITION BY c.tier ORDER BY SUM(s.volume) DESC, s.city_id) <= ${citiesOfTier}),
  cars AS (
    SELECT s.month, s.sub_model_id, s.city_id, s.volume, b.luxury_type = 'luxury' AS is_dear,
      u.fuel_type = 'BEV' AS is_electric, ${swing('b.brand_id', '23', '0')} AS own,
      ${swing('b.brand_id', 's.month // 2', '31')} * 0.025 AS moved,
      600 + (s.month - ends.last) + CASE c.tier WHEN '1' THEN -35 WHEN 'new1' THEN -10 WHEN '2' THEN 5 ELSE 25 END
        + CASE WHEN s.month % 3 = 2 THEN 12 ELSE 0 END AS base
    FROM sales AS s JOIN cities AS c USING (city_id) JOIN sub_model AS u USING (sub_model_id)
      JOIN model AS m USING (model_id) JOIN brand AS b USING (brand_id), ends
    WHERE s.source = 3 AND s.month > ends.last - ${watchedMonths}),
  financed AS (
    SELECT *, CAST(FLOOR((volume * (base + CASE WHEN is_dear THEN 30 ELSE 0 END + CASE WHEN is_electric THEN 35 ELSE 0 END
        + own * 0.09 + moved) + ${chance('sub_model_id * 400 + city_id', 'month', '3')}) / 1000.0) AS INTEGER) AS financed FROM cars),
  captive AS (
    SELECT *, CAST(FLOOR((financed * (430 + CASE WHEN is_dear THEN 110 ELSE 0 END + own * 0.12 + moved * 1.5
        + CASE WHEN month >= ${banksBound} THEN LEAST(75, 15 * (month - ${banksBound} + 1)) + (month - ${banksBound}) * 2 ELSE 0 END)
        + ${chance('sub_model_id * 400 + city_id', 'month', '7')}) / 1000.0) AS INTEGER) AS captive FROM financed),
  leased AS (
    SELECT *, CAST(FLOOR(((financed - captive) * (CASE WHEN is_electric THEN 210 ELSE 110 END)
        + ${chance('sub_model_id * 400 + city_id', 'month', '11')}) / 1000.0) AS INTEGER) AS leased FROM captive),
  parted AS (
    SELECT month, sub_model_id, city_id,
      UNNEST([1, 2, 3, 4]) AS kind, UNNEST([volume - financed, captive, financed - captive - leased, leased]) AS cars
    FROM leased)
  SELECT month, sub_model_id, city_id, kind, cars, CASE WHEN kind = 1 THEN 0 ELSE cars END FROM parted WHERE cars > 0`;

/** Writes how the cars of some cities were paid, from the registrations that stand in the tables. */
export async function fillFinancing(connection: DuckDBConnection): Promise<void> {
  await connection.run(financing);
}
