import type { DuckDBConnection } from '@duckdb/node-api';
import { chance } from './chance.ts';

/** The share of trims that have an item as standard, in 2019 and now, and what it costs where it is optional. */
const items = `(VALUES
  (1, 'side-curtain-airbags', '侧气帘', 'Side curtain airbags', 'safety', 480, 820, 0),
  (2, 'adaptive-cruise', '自适应巡航', 'Adaptive cruise control', 'assistance', 180, 640, 6000),
  (3, 'lane-keeping', '车道保持', 'Lane keeping', 'assistance', 200, 680, 4000),
  (4, 'navigate-on-autopilot', '领航辅助驾驶', 'Navigate on autopilot', 'assistance', 5, 310, 12000),
  (5, 'air-suspension', '空气悬架', 'Air suspension', 'chassis', 15, 120, 15000),
  (6, 'panoramic-roof', '全景天窗', 'Panoramic roof', 'exterior', 320, 560, 5000),
  (7, 'led-headlamps', 'LED大灯', 'LED headlamps', 'exterior', 560, 950, 3000),
  (8, 'heated-front-seats', '前排座椅加热', 'Heated front seats', 'interior', 330, 690, 2500),
  (9, 'ventilated-front-seats', '前排座椅通风', 'Ventilated front seats', 'interior', 120, 470, 3000),
  (10, 'large-centre-screen', '中控大屏', 'Large centre screen', 'cockpit', 300, 860, 4000),
  (11, 'head-up-display', '抬头显示', 'Head-up display', 'cockpit', 60, 280, 4000),
  (12, 'fast-charging', '快充接口', 'Fast charging', 'charging', 520, 900, 0)
  ) AS i(item, key, zh, en, category, early, late, price)`;

const configurations = [
  `INSERT INTO equipment_item SELECT item, key, zh, en, category FROM ${items}`,
  `INSERT INTO equipment_value
   SELECT i.item * 3 + s.place - 3, CONCAT(i.key, '.', s.state), CONCAT(i.zh, ' ', s.zh), CONCAT(i.en, ' ', s.en), i.item, s.state
   FROM ${items},
     (VALUES (1, 'standard', '标配', 'Standard'), (2, 'optional', '选装', 'Optional'), (3, 'none', '无', 'Not available'))
       AS s(place, state, zh, en)`,
  `INSERT INTO configuration
   WITH sold AS (SELECT month // 12 AS year, trim_id, CAST(SUM(volume) AS INTEGER) AS volume FROM price GROUP BY 1, 2),
   ends AS (SELECT MIN(year) AS first, GREATEST(MAX(year) - MIN(year), 1) AS years FROM sold),
   known AS (
     SELECT s.year, s.trim_id, s.volume, i.item, i.price,
       i.early + (i.late - i.early) * (s.year - e.first) // e.years - ${chance('s.trim_id', 'i.item')} AS chance
     FROM sold AS s, ends AS e, ${items}),
   had AS (SELECT *, CASE WHEN chance > 0 THEN 1 WHEN chance > -120 AND price > 0 THEN 2 ELSE 3 END AS state FROM known)
   SELECT year * 12, trim_id, item * 3 + state - 3, 1, CASE state WHEN 1 THEN 1 ELSE 0 END,
     CASE state WHEN 3 THEN 0 ELSE 1 END, CASE state WHEN 2 THEN 1 ELSE 0 END, CASE state WHEN 2 THEN price ELSE 0 END,
     volume
   FROM had`,
];

/** Writes items of equipment and which trims have them, a year at a time, from the prices that stand in the tables. */
export async function fillEquipment(connection: DuckDBConnection): Promise<void> {
  for (const statement of configurations) await connection.run(statement);
}
