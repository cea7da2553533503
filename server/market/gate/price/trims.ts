/** Statements that the rules of the prices are made of; `db` is the name of an attached release. */

/** Prices of trims by month and place with their names: month, key, zh, en, msrp, tp, volume. */
export const priced = (db: string): string => `(
  SELECT p.month, t.key, CONCAT(b.name_zh, ' / ', t.name_zh) AS zh, CONCAT(b.name_en, ' / ', t.name_en) AS en,
    p.msrp::DOUBLE AS msrp, p.tp::DOUBLE AS tp, p.volume::DOUBLE AS volume
  FROM ${db}.price AS p JOIN ${db}.trim AS t USING (trim_id) JOIN ${db}.sub_model AS s USING (sub_model_id)
  JOIN ${db}.model AS m USING (model_id) JOIN ${db}.brand AS b USING (brand_id))`;

const mean = (column: string): string =>
  `COALESCE(SUM(${column} * volume) / NULLIF(SUM(volume), 0), AVG(${column})) AS ${column}`;

/** The same by month alone: the means over the cars of all places. */
export const ofTrims = (db: string): string => `(
  SELECT month, key, ANY_VALUE(zh) AS zh, ANY_VALUE(en) AS en, ${mean('msrp')}, ${mean('tp')}, SUM(volume) AS volume
  FROM ${priced(db)} GROUP BY month, key)`;

/** The last month with prices. */
export const lastMonth = (db: string): string => `(SELECT MAX(month) FROM ${db}.price)`;

/**
 * Trims of a month that a condition on their prices finds.
 * @param before, after, size expressions
 */
export const trimsWhere = (condition: string, before: string, after: string, size: string): string => `
  SELECT month, NULL AS source, NULL AS other, zh, en, ${before} AS before, ${after} AS after, ${size} AS size
  FROM ${priced('fresh')} WHERE ${condition}`;
