import type { DuckDBConnection } from '@duckdb/node-api';
import { chance, rounded, swing } from '../chance.ts';

/** How many months of used-car prices the demonstration has, and how old its used cars are at most, in years. */
const [months, oldest] = [24, 8] as const;

/**
 * A car loses most in its first year, and the same part of the rest each year; cars that are charged lose faster, by age
 * and month by month. Nobody pays as much for a used car as for a new one, so where new cars are bought far below their
 * MSRP used ones are cheap at once, and lose little for a while: after three years a combustion car has some 66 % of its
 * MSRP, a battery-electric one 60 %.
 */
const used = `
  INSERT INTO residual_value
  WITH ends AS (SELECT MIN(month) AS first, MAX(month) AS last FROM price),
  priced AS (
    SELECT month, sub_model_id, AVG(CAST(msrp AS DOUBLE)) AS msrp, AVG(CAST(tp AS DOUBLE)) AS tp,
      SUM(volume) AS cars
    FROM price JOIN trim USING (trim_id) GROUP BY ALL),
  begun AS (SELECT sub_model_id, MIN(month) AS since, arg_min(msrp, month) AS msrp FROM priced GROUP BY ALL),
  ages AS (SELECT UNNEST(RANGE(1, ${oldest + 1})) AS age),
  aged AS (
    SELECT p.month, p.sub_model_id, a.age, p.cars, p.tp, COALESCE(n.msrp, g.msrp) AS new_price, d.fuel_type, b.origin,
      b.luxury_type, m.brand_id, p.month - e.last AS away
    FROM priced AS p CROSS JOIN ages AS a CROSS JOIN ends AS e JOIN begun AS g USING (sub_model_id)
    JOIN sub_model AS d USING (sub_model_id) JOIN model AS m USING (model_id) JOIN brand AS b USING (brand_id)
    LEFT JOIN priced AS n ON n.sub_model_id = p.sub_model_id AND n.month = p.month - 12 * a.age
    WHERE p.month > e.last - ${months} AND (g.since <= p.month - 12 * a.age
      OR (g.since <= e.first + 2 AND (d.fuel_type IN ('ICE', 'HEV') OR a.age <= 6)))),
  rated AS (
    SELECT *, CASE fuel_type WHEN 'ICE' THEN 0.895 * POW(0.88, age - 1) WHEN 'HEV' THEN 0.9 * POW(0.885, age - 1)
        WHEN 'BEV' THEN 0.8 * POW(0.872, age - 1) - away * 0.0014 ELSE 0.815 * POW(0.876, age - 1) - away * 0.0011 END
      - CASE WHEN fuel_type IN ('ICE', 'HEV') THEN away * 0.0005 ELSE 0 END
      + CASE origin WHEN 'japanese' THEN 0.03 WHEN 'american' THEN -0.025 WHEN 'korean' THEN -0.03 ELSE 0 END
      + ${swing('brand_id', '61', '3')} / 14000.0 + ${swing('sub_model_id', '67', '5')} / 20000.0
      + ${swing('sub_model_id', 'month', 'age')} / 90000.0 AS rate
    FROM aged)
  SELECT month, sub_model_id, age + 1, ${rounded('LEAST(new_price * GREATEST(rate, 0.08), tp * (0.99 - 0.02 * age))')}, ${rounded('new_price')},
    GREATEST(CAST(cars * (0.05 - ABS(age - 3.5) * 0.006) * (0.8 + ${chance('sub_model_id', 'month', 'age')} / 2500.0) AS INTEGER), 1)
  FROM rated`;

/** Writes what used cars fetch by age, from the prices that stand in the tables. */
export async function fillResiduals(connection: DuckDBConnection): Promise<void> {
  await connection.run(used);
}
