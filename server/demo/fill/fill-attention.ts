import type { DuckDBConnection } from '@duckdb/node-api';
import { chance } from './chance.ts';

/** Attention goes before sales: a part of next month's registrations, told apart by channel. */
const attention = `
  INSERT INTO attention
  WITH sold AS (
    SELECT month, model_id, SUM(volume) AS cars FROM sales JOIN sub_model USING (sub_model_id)
    WHERE source = 3 AND month > (SELECT MAX(month) FROM sales) - 36 GROUP BY ALL),
  seen AS (
    SELECT s.month, s.model_id, c.media_channel_id AS channel, 4 + CAST(s.month % 3 = 0 AS INTEGER) AS weeks,
      COALESCE(LEAD(s.cars) OVER (PARTITION BY s.model_id, c.media_channel_id ORDER BY s.month), s.cars)
        * (700 + ${chance('s.model_id', 'c.media_channel_id', 's.month')}) / 1200.0 AS pull,
      ${chance('s.model_id', 's.month', 'c.media_channel_id')} AS mood
    FROM sold AS s CROSS JOIN media_channel AS c),
  told AS (SELECT *, CAST(pull * 1.4 AS INTEGER) + 5 AS mentions FROM seen)
  SELECT month, model_id, channel, weeks, weeks * CAST(50 + SQRT(pull) * 12 AS INTEGER), CAST(pull * 2.2 AS INTEGER),
    mentions, mentions * (350 + mood // 5) // 1000, mentions * (180 - mood // 10) // 1000
  FROM told`;

/** Writes the attention that each model meets, channel by channel, from the registrations that stand in the tables. */
export async function fillAttention(connection: DuckDBConnection): Promise<void> {
  await connection.run(attention);
}
