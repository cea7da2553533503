import type { DuckDBConnection } from '@duckdb/node-api';
import { chance } from './chance.ts';

/** Names of the kinds of events, by their codes, and who usually reports them. */
const kinds = `(VALUES ('unveiled', '亮相', 'Unveiled', 'media'), ('presale', '开启预售', 'Presale opened', 'maker'),
  ('launched', '上市', 'Launched', 'maker'), ('modelYear', '年款', 'Model year', 'maker'), ('facelift', '改款', 'Facelift', 'maker'),
  ('generation', '换代', 'New generation', 'ministry'), ('discontinued', '停售', 'Discontinued', 'trade'))
  AS k(kind, zh, en, reported_by)`;

/**
 * Events of each sub-model that came while the market was watched, was renewed, or has not sold for half a year. The day
 * of a launch is that of the list of new cars.
 */
const happened = `
  CREATE TEMP TABLE demo_event AS
  WITH lives AS (
    SELECT sub_model_id, MIN(month) AS first, MAX(month) AS last,
      MIN(month) + CAST(20 + ${chance('sub_model_id', '37')} // 33 AS INTEGER) AS renewed
    FROM sales WHERE source = 3 GROUP BY sub_model_id),
  ends AS (SELECT MIN(month) AS first, MAX(month) AS last FROM sales),
  happened AS (
    SELECT sub_model_id, l.first - 4 AS month, 'unveiled' AS kind FROM lives AS l, ends AS e WHERE l.first > e.first + 4
    UNION ALL SELECT sub_model_id, l.first - 1, 'presale' FROM lives AS l, ends AS e WHERE l.first > e.first + 4
    UNION ALL SELECT sub_model_id, l.first, 'launched' FROM lives AS l, ends AS e WHERE l.first > e.first + 4
    -- What is sold on gets a model year each year, but for those in which it is renewed anyway.
    UNION ALL SELECT sub_model_id, year, 'modelYear' FROM (
      SELECT *, UNNEST(range(first + 12, last + 1, 12)) AS year FROM lives) AS yearly
      WHERE ABS(year - renewed) > 6 AND ABS(year - renewed - 36) > 6 AND last > year + 2
    UNION ALL SELECT sub_model_id, renewed, 'facelift' FROM lives WHERE renewed <= last
    UNION ALL SELECT sub_model_id, renewed + 36, 'generation' FROM lives WHERE renewed + 36 <= last
    UNION ALL SELECT sub_model_id, l.last + 1, 'discontinued' FROM lives AS l, ends AS e WHERE l.last < e.last - 6)
  SELECT ROW_NUMBER() OVER (ORDER BY month, happened.sub_model_id, kind) AS number, happened.sub_model_id, month, kind,
    COALESCE(known.launch_on,
      printf('%04d-%02d-%02d', month // 12, month % 12 + 1, 3 + ${chance('happened.sub_model_id', 'month')} % 24)) AS day
  FROM happened LEFT JOIN launch AS known
    ON kind = 'launched' AND known.sub_model_id = happened.sub_model_id
      AND substr(known.launch_on, 1, 7) = printf('%04d-%02d', month // 12, month % 12 + 1)`;

/** Writes the events of sub-models, from the registrations that stand in the tables. */
export async function fillEvents(connection: DuckDBConnection): Promise<void> {
  await connection.run(happened);
  await connection.run(`INSERT INTO launch_event
    SELECT e.number, CONCAT(s.key, '.', e.kind, '.', e.day), CONCAT(s.name_zh, ' ', k.zh, ' ', e.day),
      CONCAT(s.name_en, ' ', k.en, ' ', e.day), e.kind, e.day, k.reported_by
    FROM demo_event AS e JOIN sub_model AS s USING (sub_model_id) JOIN ${kinds} ON k.kind = e.kind`);
  await connection.run('INSERT INTO launch_fact SELECT month, sub_model_id, number, 1 FROM demo_event');
  await connection.run('DROP TABLE demo_event');
}
