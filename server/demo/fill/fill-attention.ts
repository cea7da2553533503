import type { DuckDBConnection } from '@duckdb/node-api';
import { monthNumber } from '../../market/index.ts';
import { lastMonth } from '../lineup/months.ts';
import { chance } from './chance.ts';
import type { World } from './world.ts';

/** How many of the newest months have attention. */
const months = 36;

/**
 * What bends the tone of a model: its list price is cut by 2.5 % or more, and who has just bought is angry for three
 * months; one model in twelve has a year with a recall, which is talked about for four.
 */
const moods = `
  CREATE TEMP TABLE demo_mood AS
  WITH listed AS (
    SELECT month, model_id, AVG(msrp) AS msrp FROM price JOIN trim USING (trim_id) JOIN sub_model USING (sub_model_id)
    GROUP BY ALL),
  cuts AS (
    SELECT month, model_id FROM (
      SELECT *, LAG(msrp) OVER (PARTITION BY model_id ORDER BY month) AS former FROM listed) WHERE msrp < former * 0.975),
  recalls AS (
    SELECT month, model_id FROM (SELECT DISTINCT month, model_id FROM listed)
    WHERE ${chance('model_id', 'month // 12', '5')} < 84 AND month % 12 = ${chance('model_id', 'month // 12', '6')} % 12),
  bends AS (
    SELECT c.month + a.after AS month, c.model_id, a.less AS cut, 0 AS recall
    FROM cuts AS c, (VALUES (0, 60), (1, 40), (2, 20)) AS a(after, less)
    UNION ALL SELECT r.month + a.after, r.model_id, 0, a.less
    FROM recalls AS r, (VALUES (0, 130), (1, 90), (2, 50), (3, 20)) AS a(after, less))
  SELECT month, model_id, MAX(cut) AS cut, MAX(recall) AS recall FROM bends GROUP BY ALL`;

/** The weeks of a month: its Thursdays. @param month SQL of a month */
const weeksOf = (month: string) => {
  const first = `make_date(${month} // 12, ${month} % 12 + 1, 1)`;
  return `(4 + CAST((11 - isodow(${first})) % 7 < day(last_day(${first})) - 28 AS INTEGER))`;
};

/** What is counted in the weeks of a month as if it had four and a third of them, the mean of all months. */
export const ofMeanMonth = (column: string) => `CAST(SUM(${column}) * 13 // (3 * ANY_VALUE(weeks)) AS BIGINT)`;

/**
 * Attention goes before sales by one to two months: a model is looked for two months before its first car, and what is
 * looked for now is bought in the next months. Luxury brands are looked at by more than buy them; a cut of the price and
 * a recall are talked about in the month itself.
 */
const attention = `
  INSERT INTO attention
  WITH sold AS (
    SELECT month, model_id, SUM(volume) AS cars FROM sales JOIN sub_model USING (sub_model_id) WHERE source = 3 GROUP BY ALL),
  ends AS (SELECT MIN(month) AS first, MAX(month) AS last FROM sold),
  lives AS (SELECT model_id, MIN(month) AS first, MAX(month) AS last FROM sold GROUP BY ALL),
  days AS (
    SELECT UNNEST(range(
      GREATEST(l.first - CASE WHEN l.first > e.first THEN 2 ELSE 0 END, e.last - ${months - 1}), l.last + 1)) AS month,
      model_id, l.first, e.first AS begun FROM lives AS l, ends AS e),
  whole AS (SELECT month, SUM(cars) AS cars FROM sold GROUP BY ALL),
  -- What comes after the last month is that of the year before.
  seasons AS (
    SELECT d.month, COALESCE(w1.cars / w0.cars, 1) AS one, COALESCE(w2.cars / w0.cars, 1) AS two
    FROM (SELECT DISTINCT month FROM days) AS d LEFT JOIN whole AS w0 ON w0.month = d.month - 12
    LEFT JOIN whole AS w1 ON w1.month = d.month - 11 LEFT JOIN whole AS w2 ON w2.month = d.month - 10),
  wanted AS (
    SELECT d.month, d.model_id, d.first > d.begun AND d.month - d.first BETWEEN -2 AND 2 AS launches,
      0.1 * COALESCE(s0.cars, 0) + 0.6 * COALESCE(s1.cars, s0.cars * y.one, 0)
        + 0.3 * COALESCE(s2.cars, s1.cars * y.one, s0.cars * y.two, 0) AS cars
    FROM days AS d JOIN seasons AS y USING (month) LEFT JOIN sold AS s0 USING (model_id, month)
    LEFT JOIN sold AS s1 ON s1.model_id = d.model_id AND s1.month = d.month + 1
    LEFT JOIN sold AS s2 ON s2.model_id = d.model_id AND s2.month = d.month + 2),
  pulled AS (
    SELECT w.month, w.model_id, COALESCE(m.cut, 0) AS cut, COALESCE(m.recall, 0) AS recall,
      (w.cars + CASE WHEN launches THEN 400 ELSE 0 END) * CASE WHEN launches THEN 1.5 ELSE 1 END
        * CASE b.luxury_type WHEN 'luxury' THEN 1.7 ELSE 1 END * (600 + ${chance('b.brand_id', '11')} * 0.8) / 1000.0
        * (1 + COALESCE(m.cut, 0) / 300.0 + COALESCE(m.recall, 0) / 500.0) AS pull
    FROM wanted AS w JOIN model USING (model_id) JOIN brand AS b USING (brand_id)
    LEFT JOIN demo_mood AS m USING (month, model_id)),
  seen AS (
    SELECT p.*, c.media_channel_id AS channel, ${weeksOf('p.month')} AS weeks,
      p.pull * (900 + ${chance('p.model_id', 'c.media_channel_id', 'p.month')} / 5) / 1200.0
        * (700 + ${chance('p.model_id', 'c.media_channel_id', '3')} * 0.6) / 1000.0
        * CASE c.code WHEN 'search' THEN 0.9 WHEN 'portal' THEN 1.1 WHEN 'video' THEN 1.5 WHEN 'social' THEN 0.9 ELSE 0.6 END
        -- Short videos gain what portals and forums lose.
        * (1 + (p.month - 24300) * CASE c.code WHEN 'video' THEN 0.009 WHEN 'portal' THEN -0.006 WHEN 'forum' THEN -0.006
          ELSE 0 END) AS looked,
      ${chance('p.model_id', 'p.month', 'c.media_channel_id')} AS mood, ${chance('p.model_id', '17')} AS liked
    FROM pulled AS p CROSS JOIN media_channel AS c),
  spoken AS (SELECT *, CAST(looked * 1.4 * weeks * 3 / 13 AS INTEGER) + 5 AS mentions FROM seen)
  SELECT month, model_id, channel, weeks, weeks * CAST(20 + looked / 6 AS INTEGER), CAST(looked * 2.2 * weeks * 3 / 13 AS INTEGER),
    mentions, CAST(mentions * (330 + liked * 0.12 + mood / 25 - cut - recall * 1.2) // 1000 AS INTEGER),
    CAST(mentions * (190 - liked * 0.06 - mood / 40 + cut + recall * 1.6) // 1000 AS INTEGER)
  FROM spoken`;

/** Weights of the topics of a model, in the order of the topics: cut and recall say how much more price and quality are. */
const weights = `
  CASE t.code WHEN 'looks' THEN 90 WHEN 'space' THEN 80 WHEN 'comfort' THEN 85 WHEN 'driving' THEN 95
    WHEN 'range' THEN 120 WHEN 'cabin' THEN 85 WHEN 'assistance' THEN 80 WHEN 'quality' THEN 90 + COALESCE(m.recall, 0) * 5
    WHEN 'safety' THEN 55 + COALESCE(m.recall, 0) * 2 WHEN 'price' THEN 110 + COALESCE(m.cut, 0) * 6 ELSE 60 END
  * (600 + ${chance('a.model_id', 't.topic_id', '23')} * 0.8) * (850 + ${chance('a.model_id', 't.topic_id', 'a.month')} * 0.3)`;

/**
 * Mentions with a topic are some seven in ten of all, and their parts add up to the whole of the month. Each topic is
 * spoken of in its own way; quality bears a recall, price a cut.
 */
const topics = (first: number) => `
  INSERT INTO topic_fact
  WITH mentioned AS (
    SELECT month, model_id, ${ofMeanMonth('mentions')} AS mentions, ${ofMeanMonth('positive')} AS positive, ${ofMeanMonth('negative')} AS negative
    FROM attention WHERE month >= ${first} GROUP BY ALL),
  whole AS (SELECT *, CAST(mentions AS BIGINT) * (640 + ${chance('model_id', 'month', '29')} // 8) // 1000 AS topical FROM mentioned),
  weighted AS (
    SELECT a.*, t.topic_id, t.code, COALESCE(m.cut, 0) AS cut, COALESCE(m.recall, 0) AS recall,
      CAST(${weights} AS BIGINT) AS weight, ${chance('a.model_id', 't.topic_id', '31')} AS liked
    FROM whole AS a CROSS JOIN topic AS t LEFT JOIN demo_mood AS m USING (month, model_id)),
  reached AS (
    SELECT *, SUM(weight) OVER (PARTITION BY month, model_id ORDER BY topic_id) AS upto,
      SUM(weight) OVER (PARTITION BY month, model_id) AS weights FROM weighted),
  parted AS (
    SELECT *, CAST(topical * upto // weights - topical * (upto - weight) // weights AS INTEGER) AS part FROM reached),
  toned AS (
    SELECT *, positive / mentions AS praise, negative / mentions AS blame, 0.7 + liked * 0.0006
      * CASE code WHEN 'service' THEN 0.7 WHEN 'range' THEN 0.85 ELSE 1 END AS lift FROM parted WHERE part > 0),
  spoken AS (
    SELECT *, LEAST(0.62, praise * lift * CASE code WHEN 'looks' THEN 1.25 WHEN 'space' THEN 1.15 WHEN 'service' THEN 0.8 ELSE 1 END)
        * CASE code WHEN 'quality' THEN 1 - recall / 260.0 WHEN 'price' THEN 1 - cut / 150.0 ELSE 1 END AS good,
      LEAST(0.36, blame * (2 - lift) * CASE code WHEN 'looks' THEN 0.6 WHEN 'service' THEN 1.3 WHEN 'range' THEN 1.2 ELSE 0.9 END
        + CASE code WHEN 'quality' THEN recall / 700.0 WHEN 'price' THEN cut / 400.0 ELSE 0 END) AS bad FROM toned)
  SELECT month, model_id, topic_id, part, CAST(FLOOR(part * good) AS INTEGER), CAST(FLOOR(part * bad) AS INTEGER)
  FROM spoken`;

/** Writes the attention that each model meets, channel by channel, from the registrations that stand in the tables, and what is talked about. */
export async function fillAttention(connection: DuckDBConnection): Promise<void> {
  await connection.run(moods);
  await connection.run(attention);
}

/** Writes the topics of what is said of each model, for two years, or one in a short market; attention stands there already. */
export async function fillTopics(connection: DuckDBConnection, { from }: Pick<World, 'from'>): Promise<void> {
  // The same first month in every release that led to the newest: no month goes from one to the next.
  const last = monthNumber(lastMonth);
  await connection.run(topics(last - Math.min(25, Math.floor((last - from + 1) / 2) + 3) + 1));
  await connection.run('DROP TABLE demo_mood');
}
