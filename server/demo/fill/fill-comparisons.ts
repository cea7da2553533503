import type { DuckDBConnection } from '@duckdb/node-api';
import { monthNumber } from '../../market/index.ts';
import { lastMonth } from '../lineup/months.ts';
import { chance } from './chance.ts';
import { ofMeanMonth } from './fill-attention.ts';

/** How many of the newest months have comparisons, and how many rivals of a model are told. */
const [months, most] = [15, 8];

/**
 * Who is compared with whom: models of the same segment, the more so the nearer their prices and the more looked at the
 * rival. The best rivals of a model are the same in every month.
 */
const pairs = `
  CREATE TEMP TABLE demo_pair AS
  WITH costs AS (
    SELECT model_id, ANY_VALUE(segment ORDER BY sub_model_id) AS segment, LN(AVG(msrp)) AS level
    FROM price JOIN trim USING (trim_id) JOIN sub_model USING (sub_model_id) GROUP BY ALL),
  looked AS (SELECT model_id, SUM(leads) + 50 AS leads FROM attention GROUP BY ALL),
  known AS (SELECT * FROM costs JOIN looked USING (model_id))
  SELECT * FROM (
    SELECT a.model_id, b.model_id AS rival_model_id,
      SQRT(b.leads) * EXP(-3 * ABS(a.level - b.level)) * CASE WHEN a.segment = b.segment THEN 1 ELSE 0.25 END
        * (500 + ${chance('a.model_id', 'b.model_id')}) AS weight
    FROM known AS a JOIN known AS b ON a.model_id <> b.model_id AND ABS(a.level - b.level) < 0.7)
  QUALIFY ROW_NUMBER() OVER (PARTITION BY model_id ORDER BY weight DESC, rival_model_id) <= ${most}`;

/**
 * Comparisons of a model are a third of its leads; its rivals share them, and the parts add up to the whole. Who turns to
 * the rival are the more, the more the rival has gained among leads against the year before.
 */
const compared = `
  INSERT INTO comparison
  WITH looked AS (
    SELECT month, model_id, ${ofMeanMonth('leads')} AS leads FROM attention
    WHERE month > ${monthNumber(lastMonth) - months} GROUP BY ALL),
  pulls AS (
    SELECT l.*, LEAST(1.6, GREATEST(0.5, l.leads / NULLIF(AVG(l.leads) OVER (
      PARTITION BY l.model_id ORDER BY l.month ROWS 5 PRECEDING), 0))) AS pull FROM looked AS l),
  weighted AS (
    SELECT a.month, a.model_id, p.rival_model_id, a.leads * 33 // 100 AS compared, a.pull, b.pull AS rival_pull,
      CAST(p.weight * (800 + ${chance('p.model_id', 'p.rival_model_id', 'a.month')} * 0.4) * b.pull / 10 AS BIGINT) + 1 AS weight
    FROM pulls AS a JOIN demo_pair AS p USING (model_id)
    JOIN pulls AS b ON b.model_id = p.rival_model_id AND b.month = a.month),
  reached AS (
    SELECT *, SUM(weight) OVER (PARTITION BY month, model_id ORDER BY rival_model_id) AS upto,
      SUM(weight) OVER (PARTITION BY month, model_id) AS weights FROM weighted),
  parted AS (
    SELECT *, CAST(compared * upto // weights - compared * (upto - weight) // weights AS INTEGER) AS part FROM reached)
  SELECT month, model_id, rival_model_id, part,
    CAST(FLOOR(part * LEAST(0.45, 0.16 * SQRT(rival_pull / pull)
      * (600 + ${chance('rival_model_id', '41')} * 0.8) / (600 + ${chance('model_id', '41')} * 0.8))) AS INTEGER)
  FROM parted WHERE part > 0`;

/** Writes what people compare with each model; prices and attention stand there already. */
export async function fillComparisons(connection: DuckDBConnection): Promise<void> {
  await connection.run(pairs);
  await connection.run(compared);
  await connection.run('DROP TABLE demo_pair');
}
