import { describedOtherwise } from '../../lineage/described-otherwise.ts';
import { unitedTable } from '../../tables/united-members.ts';
import { alikeMonths } from '../every/alike-months.ts';
import { outsideSpans } from '../every/whole.ts';
import { beforeAndAfter, type GateRule, type Known, members, percent, points, units } from '../rule.ts';
import { lastMonths, restated, series } from './series.ts';

/** Every member counts. */
const every = () => 'TRUE';

const salesMonths = (db: string): string => `(SELECT DISTINCT month, source FROM ${db}.sales_national)`;

/**
 * The members that sold in the newest months of a source, counted on each level: source, last, level, zh, en, members.
 * @param alike which months these are, of both releases
 * @param counts a condition for the members of a table, by the column of their key
 */
const lists = (db: 'fresh' | 'old', alike: string, counts: (table: string, key: string) => string = every): string => `(
  WITH newest AS (
    SELECT f.source, last, f.sub_model_id, f.city_id FROM ${db}.sales AS f JOIN ${alike} AS a USING (source)
    WHERE month BETWEEN ${db === 'fresh' ? 'first AND last' : 'old_first AND old_last'})
  SELECT source, last, 'brand' AS level, '品牌' AS zh, 'brands' AS en, COUNT(DISTINCT brand_id)::DOUBLE AS members
    FROM newest JOIN ${db}.sub_model USING (sub_model_id) JOIN ${db}.model USING (model_id)
    JOIN ${db}.brand AS b USING (brand_id) WHERE ${counts('brand', 'b.key')} GROUP BY source, last
  UNION ALL SELECT source, last, 'model', '车型', 'models', COUNT(DISTINCT model_id)
    FROM newest JOIN ${db}.sub_model USING (sub_model_id) JOIN ${db}.model AS m USING (model_id)
    WHERE ${counts('model', 'm.key')} GROUP BY source, last
  UNION ALL SELECT source, last, 'sub-model', '子车型', 'sub-models', COUNT(DISTINCT sub_model_id)
    FROM newest JOIN ${db}.sub_model AS s USING (sub_model_id) WHERE ${counts('sub_model', 's.key')} GROUP BY source, last
  UNION ALL SELECT source, last, 'city', '城市', 'cities', COUNT(DISTINCT city_id) FROM newest GROUP BY source, last)`;

/** Models with all that they sold: key, zh, en, first, volume. */
const models = (db: string, condition = ''): string => `(
  SELECT key, ANY_VALUE(zh) AS zh, ANY_VALUE(en) AS en, MIN(month) AS first, MAX(month) AS latest, SUM(volume) AS volume
  FROM ${series.model(db)} ${condition} GROUP BY key)`;

/** @returns a condition for members of the published release that have not become one with another one since */
const notUnited = (table: string, { there }: Known, key = 'key'): string =>
  there.has(unitedTable)
    ? `${key} NOT IN (SELECT key FROM fresh.${unitedTable} WHERE member_table = '${table}')`
    : 'TRUE';

/** Shares of brands in the newest month of each source, in percent: source, last, key, zh, en, share. */
const shares = (db: string): string => `(
  SELECT source, last, key, zh, en, 100 * volume / SUM(volume) OVER (PARTITION BY source) AS share
  FROM ${series.brand(db)} JOIN ${lastMonths(db)} USING (source) WHERE month = last)`;

/** What must hold from the sales of the published release to those of the next. */
export const rulesBesidePublished: readonly GateRule[] = [
  {
    key: 'sales.month-missing',
    severity: 'red',
    against: 'published',
    threshold: { value: 0, least: 0, most: 100_000_000, unit: units, whole: true },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '月份缺失', en: 'A month is missing' },
    explanation: {
      zh_CN: '已发布版本中某来源某月有超过 {threshold}，新版本没有这个月。',
      en: 'The published release has a month of a source with more than {threshold}, and the new one has not.',
    },
    sql: (threshold, { together }) => `
      SELECT month, source, NULL AS other, NULL AS zh, NULL AS en, volume AS before, NULL AS after, volume AS size
      FROM ${series.total('old')} ANTI JOIN ${series.total('fresh')} AS f USING (month, source)
      WHERE volume > ${threshold} AND ${outsideSpans(together('sales').fresh, 'source')}`,
  },
  {
    key: 'sales.total-restated',
    severity: 'red',
    against: 'published',
    threshold: { value: 10, least: 0, most: 10_000, unit: percent },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '总量改写', en: 'A total is restated' },
    explanation: {
      zh_CN: '某来源某月的总量与已发布版本相差超过 {threshold}，且不少于 500 辆（初步数据的月份不计）。',
      en: 'The total of a source in a month differs from the published release by more than {threshold} and by 500 units or more; months that were preliminary there are left out.',
    },
    sql: (threshold, known) => restated(series.total, 500, threshold, known),
  },
  {
    key: 'sales.brand-restated',
    severity: 'yellow',
    against: 'published',
    threshold: { value: 10, least: 0, most: 10_000, unit: percent },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '品牌数值改写', en: 'A brand is restated' },
    explanation: {
      zh_CN: '某品牌某月的销量与已发布版本相差超过 {threshold}，且不少于 500 辆（初步数据的月份不计）。',
      en: 'A brand in a month differs from the published release by more than {threshold} and by 500 units or more; months that were preliminary there are left out.',
    },
    sql: (threshold, known) => restated(series.brand, 500, threshold, known),
  },
  {
    key: 'sales.model-vanished',
    severity: 'red',
    against: 'published',
    threshold: { value: 100, least: 0, most: 100_000_000, unit: units, whole: true },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '车型消失', en: 'A model has vanished' },
    explanation: {
      zh_CN: '已发布版本中总销量超过 {threshold}的车型，新版本任何月份都没有（按车型代码比较）。',
      en: 'A model that has sold more than {threshold} in the published release is nowhere in the new one (compared by its key).',
    },
    sql: (threshold, known) => `
      SELECT latest AS month, NULL AS source, NULL AS other, zh, en, volume AS before, NULL AS after, volume AS size
      FROM ${models('old')} ANTI JOIN ${models('fresh')} AS f USING (key)
      WHERE volume > ${threshold} AND ${notUnited('model', known)}`,
  },
  {
    key: 'sales.model-appeared',
    severity: 'yellow',
    against: 'published',
    threshold: { value: 100, least: 0, most: 100_000_000, unit: units, whole: true },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '车型凭空出现', en: 'A model appears in the past' },
    explanation: {
      zh_CN: '已发布版本没有的车型，在已发布的月份中却有超过 {threshold}的销量；常见于改名。',
      en: 'A model that the published release does not know has sold more than {threshold} in months that were published already; a new name for an old model looks like this.',
    },
    sql: (threshold) => `
      SELECT first AS month, NULL AS source, NULL AS other, zh, en, NULL AS before, volume AS after, volume AS size
      FROM ${models('fresh', 'WHERE month <= (SELECT MAX(month) FROM old.sales_national)')}
      ANTI JOIN ${models('old')} AS o USING (key) WHERE volume > ${threshold}`,
  },
  {
    key: 'sales.share-moved',
    severity: 'yellow',
    against: 'published',
    threshold: { value: 3, least: 0, most: 100, unit: points },
    figure: 'percent',
    sides: beforeAndAfter,
    name: { zh_CN: '份额突变', en: 'A share has moved' },
    explanation: {
      zh_CN: '某品牌在来源最近一个月的份额，与已发布版本最近一个月相差超过 {threshold}。',
      en: 'The share of a brand in the newest month of a source differs from that in the newest month of the published release by more than {threshold}.',
    },
    sql: (threshold) => `
      SELECT COALESCE(f.last, l.last) AS month, source, NULL AS other, COALESCE(f.zh, o.zh) AS zh,
        COALESCE(f.en, o.en) AS en, COALESCE(o.share, 0) AS before, COALESCE(f.share, 0) AS after,
        ABS(COALESCE(f.share, 0) - COALESCE(o.share, 0)) AS size
      FROM ${shares('old')} AS o FULL JOIN ${shares('fresh')} AS f USING (source, key)
      JOIN ${lastMonths('fresh')} AS l USING (source) JOIN ${lastMonths('old')} AS p USING (source)
      WHERE ABS(COALESCE(f.share, 0) - COALESCE(o.share, 0)) > ${threshold}`,
  },
  {
    key: 'sales.list-shrunk',
    severity: 'red',
    against: 'published',
    threshold: { value: 10, least: 0, most: 100, unit: percent },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '名单变短', en: 'A list has shrunk' },
    explanation: {
      zh_CN:
        '来源最近一个月有销量的品牌、车型、子车型或城市，比已发布版本最近一个月少 {threshold} 以上；几个月合为一个数值的，与同样多的月份比较。',
      en: 'The brands, models, sub-models or cities with sales in the newest month of a source are fewer than in the newest month of the published release by more than {threshold}; several months in one figure are set against as many.',
    },
    sql: (threshold, known) => {
      const alike = alikeMonths(salesMonths, known.together('sales'));
      const before = lists('old', alike, (table, key) => notUnited(table, known, key));
      return `
      SELECT f.last AS month, source, NULL AS other, o.zh, o.en, o.members AS before, f.members AS after,
        1 - f.members / o.members AS size
      FROM ${before} AS o JOIN ${lists('fresh', alike)} AS f USING (source, level)
      WHERE f.members < o.members * (1 - ${threshold} / 100)`;
    },
  },
  {
    key: 'sales.described-otherwise',
    severity: 'yellow',
    against: 'published',
    threshold: { value: 0, least: 0, most: 1_000_000, unit: members, whole: true },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '属性或名称变更', en: 'Attributes or names changed' },
    explanation: {
      zh_CN:
        '级别、国产/进口、豪华类型、系别、厂商类型或名称与已发布版本不同的成员超过 {threshold}；所列月份为起始月份。',
      en: 'More than {threshold} have another segment, making, luxury, origin, ownership or name than published; the month is the one from which it holds.',
    },
    sql: (threshold, { keepsHistory }) => `
      SELECT NULLIF(since, 0) AS month, NULL AS source, NULL AS other,
        CONCAT(name_zh, '（', attribute, '：', before_zh, ' → ', zh, '）') AS zh,
        CONCAT(name_en, ' (', attribute, ': ', before_en, ' → ', en, ')') AS en, NULL AS before, NULL AS after, since AS size
      FROM ${describedOtherwise(keepsHistory)} QUALIFY COUNT(*) OVER () > ${threshold}`,
  },
];
