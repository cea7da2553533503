/** The month of a day, none where there is no day; NULL where what stands there is no day that can be read. */
const monthOf = (day: string): string =>
  `CASE WHEN ${day} = '' THEN -1 ELSE TRY_CAST(SUBSTR(${day}, 1, 4) AS INTEGER) * 12 + TRY_CAST(SUBSTR(${day}, 6, 2) AS INTEGER) - 1 END`;

/**
 * Writes anew in which months benefits begin and end, by the days that are known of them now: a later file may have put
 * off an end of which an earlier month was to be the last.
 */
export const movesByDays: string = `
  UPDATE purchase_benefit AS f SET begun = d.begun, ended = d.ended, moves = d.begun + d.ended
  FROM (
    SELECT o.month, o.trim_id, o.benefit_id, COALESCE(CAST(o.month = (${monthOf('b.valid_from')}) AS INTEGER), o.begun) AS begun,
      COALESCE(CAST(o.month = (${monthOf('b.valid_until')}) AS INTEGER), o.ended) AS ended
    FROM purchase_benefit AS o JOIN benefit AS b USING (benefit_id)) AS d
  WHERE d.month = f.month AND d.trim_id = f.trim_id AND d.benefit_id = f.benefit_id
    AND (d.begun <> f.begun OR d.ended <> f.ended)`;
