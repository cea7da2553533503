import type { DuckDBConnection } from '@duckdb/node-api';
import { chance, rounded, swing } from '../chance.ts';

/** How many years of service cost the demonstration has. */
const years = 3;

/** What a part costs in five years: an engine's, a car's that has an engine and is charged, a battery's; by MSRP in 万元. */
const part = (
  column: string,
  ice: [number, number],
  both: [number, number],
  battery: [number, number],
  seed: number,
) => {
  const of = ([base, level]: [number, number]) => `${base} + ${level} * level`;
  return `${rounded(`(CASE fuel_type WHEN 'BEV' THEN ${of(battery)} WHEN 'ICE' THEN ${of(ice)} WHEN 'HEV' THEN ${of(ice)} ELSE ${of(both)} END)
    * price_level * (1 + ${swing('sub_model_id', String(seed), '7')} / 2500.0)`)} AS ${column}`;
};

/** Dearer cars cost more to serve, premium ones more yet; a battery needs little maintenance, and wears its tyres. */
const served = `
  INSERT INTO service_cost
  WITH sold AS (
    SELECT month // 12 AS year, trim_id, CAST(AVG(msrp) AS INTEGER) AS msrp, SUM(volume) AS volume FROM price
    WHERE month // 12 > (SELECT MAX(month) // 12 FROM price) - ${years} GROUP BY ALL),
  cars AS (
    SELECT s.*, t.sub_model_id, d.fuel_type, b.luxury_type, b.origin, LEAST(s.msrp, 900000) / 10000.0 AS level,
      (1 + (s.year - 2024) * 0.018) * CASE WHEN b.luxury_type = 'luxury' THEN 1.18 ELSE 1 END
        * CASE b.origin WHEN 'german' THEN 1.1 WHEN 'chinese' THEN 0.94 ELSE 1 END AS price_level,
      ${chance('m.brand_id', '31')} / 1000.0 AS own, ${chance('t.sub_model_id', '37')} / 1000.0 AS luck
    FROM sold AS s JOIN trim AS t USING (trim_id) JOIN sub_model AS d USING (sub_model_id)
    JOIN model AS m USING (model_id) JOIN brand AS b USING (brand_id)),
  costs AS (
    SELECT *, ${part('maintenance', [5600, 420], [4700, 330], [2100, 150], 41)},
      ${part('tyres', [2400, 150], [2700, 170], [3000, 190], 43)},
      ${part('brakes', [1500, 80], [1100, 60], [1000, 60], 47)},
      ${part('wear_parts', [1700, 70], [1600, 60], [1300, 50], 53)},
      ${part('repairs', [2100, 190], [2000, 180], [1600, 170], 59)},
      2.5 + 1.3 * own + 0.7 * luck + CASE WHEN luxury_type = 'luxury' THEN 0.9 ELSE 0 END
        + CASE origin WHEN 'german' THEN 0.5 WHEN 'japanese' THEN 0.25 WHEN 'chinese' THEN -0.1 ELSE 0.2 END AS ratio
    FROM cars)
  SELECT year * 12, trim_id, maintenance, tyres, brakes, wear_parts, repairs,
    maintenance + tyres + brakes + wear_parts + repairs, ${rounded('msrp * ratio')}, msrp, volume
  FROM costs`;

/** Writes what service of each trim costs in five years, from the prices that stand in the tables. */
export async function fillServiceCost(connection: DuckDBConnection): Promise<void> {
  await connection.run(served);
}
