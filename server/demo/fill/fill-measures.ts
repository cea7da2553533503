import type { DuckDBConnection } from '@duckdb/node-api';
import { swing } from './chance.ts';

/** Length, width, height and wheelbase of a car of each segment, in mm; a model differs from it by up to a twentieth. */
const bodies = `(VALUES
  ('A00', 3500, 1560, 1560, 2350), ('A0', 4150, 1760, 1520, 2580), ('A', 4680, 1810, 1480, 2710),
  ('B', 4890, 1860, 1460, 2860), ('C', 5050, 1900, 1480, 2980), ('D', 5260, 1950, 1500, 3180),
  ('SUV_A0', 4280, 1790, 1620, 2600), ('SUV_A', 4560, 1850, 1670, 2700), ('SUV_B', 4790, 1910, 1690, 2850),
  ('SUV_C', 4980, 1960, 1760, 2950), ('SUV_D', 5180, 1990, 1800, 3080),
  ('MPV_A', 4720, 1820, 1760, 2780), ('MPV_B', 5100, 1920, 1850, 3050), ('MPV_C', 5220, 1980, 1900, 3150)
  ) AS b(segment, length, width, height, wheelbase)`;

const measures = `(VALUES
  (0, 'length', '长度', 'Length'), (1, 'width', '宽度', 'Width'), (2, 'height', '高度', 'Height'),
  (3, 'wheelbase', '轴距', 'Wheelbase')) AS m(place, key, zh, en)`;

/** Every trim of a model is of one size, which it keeps: a twentieth more or less than its segment, to 5 mm. */
const sized = `
  CREATE TEMP TABLE sized AS
  WITH cars AS (
    SELECT s.sub_model_id, s.model_id, COALESCE(b.length, 4700) AS length, COALESCE(b.width, 1850) AS width,
      COALESCE(b.height, 1600) AS height, COALESCE(b.wheelbase, 2800) AS wheelbase
    FROM sub_model AS s LEFT JOIN ${bodies} USING (segment))
  SELECT sub_model_id, m.place, m.key, m.zh, m.en,
    (CASE m.place WHEN 0 THEN length WHEN 1 THEN width WHEN 2 THEN height ELSE wheelbase END
      * (10000 + ${swing('model_id', '77', '0')} * CASE WHEN m.place IN (0, 3) THEN 1 ELSE 0 END
        + ${swing('model_id', '78', 'm.place')} // 4) // 10000) // 5 * 5 AS size
  FROM cars, ${measures}`;

const written = (first: number) => [
  `INSERT INTO equipment_item SELECT ${first} + place, key, zh, en, 'dimensions' FROM ${measures} ORDER BY place`,
  `INSERT INTO equipment_value
   SELECT 10000 + ROW_NUMBER() OVER (ORDER BY place, size), CONCAT(key, '.standard.', size), CONCAT(zh, ' 标配 ', size, ' mm'),
     CONCAT(en, ' Standard ', size, ' mm'), ${first} + place, 'standard'
   FROM (SELECT DISTINCT place, key, zh, en, size FROM sized)`,
  `INSERT INTO configuration
   SELECT c.month, c.trim_id, v.equipment_value_id, 1, 1, 1, 0, 0, c.volume
   FROM (SELECT DISTINCT month, trim_id, volume FROM configuration
       -- Of what is coming nothing but its measures is declared, in the last year and before any is sold.
       UNION ALL SELECT e.month, d.trim_id, 0 FROM trim AS d, (SELECT MAX(month) AS month FROM configuration) AS e
       WHERE e.month IS NOT NULL AND d.trim_id NOT IN (SELECT trim_id FROM price)) AS c JOIN trim AS t USING (trim_id)
     JOIN sized AS s USING (sub_model_id) JOIN equipment_value AS v ON v.key = CONCAT(s.key, '.standard.', s.size)`,
];

/**
 * Writes the measures of every trim and year that has equipment already, and of cars that are coming.
 * @param first number of the first of the items that they become
 */
export async function fillMeasures(connection: DuckDBConnection, first: number): Promise<void> {
  await connection.run(sized);
  for (const statement of written(first)) await connection.run(statement);
  await connection.run('DROP TABLE sized');
}
