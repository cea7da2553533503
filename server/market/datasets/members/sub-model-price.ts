import type { EnumeratedMember, MemberGroup } from '../dimension.ts';
import { enumerated, text } from './declare.ts';
import { priceBands } from './price-bands.ts';

const [column, unknown] = ['price_band', 'unknown'] as const;
const [name, id] = ['sub_model_price', 'sub_model_id'] as const;

const cases = priceBands.map(({ key, below }) =>
  below === null ? `ELSE '${key}'` : `WHEN msrp < ${below} THEN '${key}'`,
);

/**
 * The band of each sub-model from a month on. The MSRP of a month is the mean of its trims by their cars, or the plain
 * one where none was registered; it holds until another one is known, and the first one from the first month that has
 * prices at all: cars go to dealers before anybody has bought one.
 */
const spans = `
  WITH priced AS (
    SELECT t.${id}, p.month, COALESCE(
      SUM(CAST(p.msrp AS DOUBLE) * p.volume) / NULLIF(SUM(p.volume), 0), AVG(CAST(p.msrp AS DOUBLE))) AS msrp
    FROM price AS p JOIN trim AS t USING (trim_id) GROUP BY ALL),
  banded AS (SELECT ${id}, month, CASE ${cases.join(' ')} END AS band FROM priced),
  compared AS (SELECT *, LAG(band) OVER (PARTITION BY ${id} ORDER BY month) AS former FROM banded),
  known AS (
    SELECT ${id}, CASE WHEN former IS NULL THEN (SELECT MIN(month) FROM price) ELSE month END AS since, band
    FROM compared WHERE band IS DISTINCT FROM former)`;

/** What a sub-model costs, as far as the prices of the release say it. No file brings it: it follows from the prices. */
export const subModelPrice = {
  name,
  id,
  codes: [column],
  dated: [column],
  of: 'sub_model',
  follows: [
    `DELETE FROM member_history WHERE member_table = '${name}'`,
    `DELETE FROM ${name}`,
    `INSERT INTO member_history ${spans}
     SELECT '${name}', ${id}, '${column}', since, band, '', '' FROM known
     UNION ALL SELECT DISTINCT '${name}', ${id}, '${column}', 0, '${unknown}', '', '' FROM known`,
    `INSERT INTO ${name} SELECT s.${id}, s.key, s.name_zh, s.name_en, COALESCE(
       (SELECT arg_max(h.value, h.since) FROM member_history AS h
        WHERE h.member_table = '${name}' AND h.member_id = s.${id}), '${unknown}')
     FROM sub_model AS s`,
  ],
} as const;

const members: readonly EnumeratedMember[] = [...priceBands, { key: unknown, name: text('未知', 'Unknown') }].map(
  ({ key, name }) => ({ key, name }),
);

const between = (first: string, last: string): string[] => {
  const keys = priceBands.map(({ key }) => key);
  return keys.slice(keys.indexOf(first), keys.indexOf(last) + 1);
};

const groups: readonly MemberGroup[] = [
  { key: 'below10', name: text('10万元以下', 'Below 100k yuan'), members: between('0-5', '8-10') },
  { key: 'from10to20', name: text('10–20万元', '100–200k yuan'), members: between('10-15', '15-20') },
  { key: 'from20to30', name: text('20–30万元', '200–300k yuan'), members: between('20-25', '25-30') },
  { key: 'from30', name: text('30万元及以上', '300k yuan and above'), members: between('30-40', '50-') },
];

/** The span of prices that a sub-model is of, in every dataset that knows its sub-models: cars are the same in all. */
export const priceBand = {
  ...enumerated(
    members,
    [subModelPrice, column],
    text('价格段', 'Price band'),
    text(
      '按子车型当月指导价划分：各配置指导价按终端零售量加权（均无零售时取简单平均），沿用至下一次报价；含下限，不含上限；没有价格数据的子车型为未知',
      'By the MSRP of the sub-model in the month: the mean of its trims weighted by terminal retail volume (the plain mean where none was registered), which holds until the next price; the lower bound is included, the upper is not; unknown for sub-models without prices',
    ),
  ),
  groups,
};
