import type { Known } from '../rule.ts';

type Spans = ReturnType<Known['together']>;

const rowsOf = (spans: Spans['fresh']): string =>
  spans.length === 0
    ? '(SELECT 0 AS source, 0 AS first, 0 AS month WHERE FALSE) AS s'
    : `(VALUES ${spans.map(({ source, first, month }) => `(${source}, ${first}, ${month})`).join(', ')}) AS s(source, first, month)`;

/**
 * The newest months of a release, and those of the published one to set them against: as many, since more cars and towns
 * sell in two months than in one. They are the latest in which no figure stands of which a part lies before them.
 * @param months a relation of the months and sources there are, by the name of a release: month, source
 * @param spans which figures are of several months, in each of both
 * @returns SQL for a relation: source, first and last (of `fresh`), old_first and old_last; nothing of a source that the
 *   published release has no such months of
 */
export const alikeMonths = (months: (db: string) => string, { fresh, old }: Spans): string => `(
  WITH newest AS (SELECT source, MAX(month) AS last FROM ${months('fresh')} AS f GROUP BY source),
  begun AS (
    SELECT source, last, COALESCE((SELECT MIN(s.first) FROM ${rowsOf(fresh)} WHERE s.source = newest.source
      AND s.month = newest.last), last) AS first FROM newest),
  ends AS (
    SELECT b.source, b.first, b.last, o.month - (b.last - b.first) AS old_first, o.month AS old_last
    FROM begun AS b JOIN ${months('old')} AS o ON o.source = b.source)
  SELECT source, first, last, MAX(old_first) AS old_first, MAX(old_last) AS old_last FROM ends
  WHERE NOT EXISTS (SELECT 1 FROM ${rowsOf(old)} WHERE s.source = ends.source AND s.first < ends.old_first
    AND s.month >= ends.old_first AND s.month <= ends.old_last)
  GROUP BY source, first, last)`;
