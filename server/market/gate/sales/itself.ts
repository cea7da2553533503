import { beforeAndAfter, type GateRule, months, percent, units } from '../rule.ts';
import { jumps, lastMonths, noneOf, recent, series } from './series.ts';

/** What must hold of the sales of a release by itself. */
export const rulesOfItself: readonly GateRule[] = [
  {
    key: 'sales.totals-differ',
    severity: 'red',
    against: 'itself',
    threshold: { value: 0, least: 0, most: 1_000_000, unit: units, whole: true },
    figure: 'count',
    sides: { before: { zh_CN: '全国', en: 'nation' }, after: { zh_CN: '各城市合计', en: 'cities together' } },
    name: { zh_CN: '合计不一致', en: 'Totals do not add up' },
    explanation: {
      zh_CN: '某月、某来源、某子车型的全国数与各城市之和相差超过 {threshold}。',
      en: 'The national figure of a sub-model in a month differs from the sum of its cities by more than {threshold}.',
    },
    sql: (threshold) => `
      WITH cities AS (
        SELECT month, source, sub_model_id, SUM(volume)::DOUBLE AS volume FROM fresh.sales GROUP BY ALL),
      both_of AS (
        SELECT month, source, sub_model_id, COALESCE(n.volume, 0)::DOUBLE AS before, COALESCE(c.volume, 0) AS after
        FROM fresh.sales_national AS n FULL JOIN cities AS c USING (month, source, sub_model_id))
      SELECT month, source, NULL AS other, s.name_zh AS zh, s.name_en AS en, before, after, ABS(before - after) AS size
      FROM both_of LEFT JOIN fresh.sub_model AS s USING (sub_model_id) WHERE ABS(before - after) > ${threshold}`,
  },
  {
    key: 'sales.sources-part',
    severity: 'yellow',
    against: 'itself',
    threshold: { value: 50, least: 1, most: 10_000, unit: percent },
    figure: 'ratio',
    sides: { before: { zh_CN: '通常之比', en: 'usual ratio' }, after: { zh_CN: '现在之比', en: 'ratio now' } },
    name: { zh_CN: '来源背离', en: 'Sources part from each other' },
    explanation: {
      zh_CN: '某品牌最近共同月份两个来源之比，偏离此前 24 个月的中位数超过 {threshold}（不足 500 辆的不计）。',
      en: 'The ratio of two sources of a brand in their newest common month leaves the median of the 24 months before by more than {threshold} (500 units or more).',
    },
    sql: (threshold, { together }) => `
      WITH pairs AS (
        SELECT a.month, a.source, b.source AS other, a.key, a.zh, a.en, a.volume / b.volume AS ratio,
          GREATEST(a.volume, b.volume) AS weight, LEAST(l.last, m.last) AS last
        FROM ${series.brand('fresh')} AS a
        JOIN ${series.brand('fresh')} AS b ON b.key = a.key AND b.month = a.month AND b.source > a.source
        JOIN ${lastMonths('fresh')} AS l ON l.source = a.source JOIN ${lastMonths('fresh')} AS m ON m.source = b.source
        WHERE a.volume > 0 AND b.volume > 0 AND ${noneOf(together('sales').fresh, 'a')}
          AND ${noneOf(together('sales').fresh, 'b')}),
      usual AS (
        SELECT source, other, key, MEDIAN(ratio) AS usual FROM pairs WHERE month < last AND month >= last - 24
        GROUP BY source, other, key HAVING COUNT(*) >= 6),
      compared AS (SELECT *, GREATEST(ratio / usual, usual / ratio) AS size FROM pairs JOIN usual USING (source, other, key))
      SELECT month, source, other, zh, en, usual AS before, ratio AS after, size FROM compared
      WHERE month = last AND weight >= 500 AND size > 1 + ${threshold} / 100`,
  },
  {
    key: 'sales.constant',
    severity: 'yellow',
    against: 'itself',
    threshold: { value: 4, least: 2, most: 36, unit: months, whole: true },
    figure: 'count',
    sides: { before: { zh_CN: '最早', en: 'first' }, after: { zh_CN: '最近', en: 'last' } },
    name: { zh_CN: '数值不变', en: 'A figure that does not move' },
    explanation: {
      zh_CN: '某子车型最近 {threshold}的全国数完全相同（不足 100 辆的不计）。',
      en: 'The national figure of a sub-model is the same in the last {threshold} (100 units or more).',
    },
    sql: (threshold) => `
      SELECT last AS month, source, NULL AS other, ANY_VALUE(zh) AS zh, ANY_VALUE(en) AS en, MIN(volume) AS before,
        MAX(volume) AS after, MIN(volume) AS size
      FROM ${series.subModel('fresh')} JOIN ${lastMonths('fresh')} USING (source) WHERE month > last - ${threshold}
      GROUP BY source, last, key HAVING COUNT(*) = ${threshold} AND MIN(volume) = MAX(volume) AND MIN(volume) >= 100`,
  },
  {
    key: 'sales.total-jump',
    severity: 'red',
    against: 'itself',
    threshold: { value: 30, least: 1, most: 10_000, unit: percent },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '总量跳变', en: 'A jump of the whole market' },
    explanation: {
      zh_CN: `最近 ${recent} 个月中，某来源总量的环比超出以往最大（最小）环比 {threshold} 以上。`,
      en: `In the newest ${recent} months the MoM change of a source's total goes beyond the largest (or smallest) it ever had by more than {threshold}.`,
    },
    sql: (threshold, { together }) => jumps(series.total('fresh'), 1000, threshold, together('sales').fresh),
  },
  {
    key: 'sales.brand-jump',
    severity: 'yellow',
    against: 'itself',
    threshold: { value: 100, least: 1, most: 10_000, unit: percent },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '品牌跳变', en: 'A jump of a brand' },
    explanation: {
      zh_CN: `最近 ${recent} 个月中，某品牌销量的环比超出以往最大（最小）环比 {threshold} 以上（不足 1,000 辆的不计）。`,
      en: `In the newest ${recent} months the MoM change of a brand goes beyond the largest (or smallest) it ever had by more than {threshold} (1,000 units or more).`,
    },
    sql: (threshold, { together }) => jumps(series.brand('fresh'), 1000, threshold, together('sales').fresh),
  },
  {
    key: 'sales.model-silent',
    severity: 'yellow',
    against: 'itself',
    threshold: { value: 500, least: 0, most: 10_000_000, unit: units, whole: true },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '车型缺失', en: 'A model that falls silent' },
    explanation: {
      zh_CN: '某车型上个月销量超过 {threshold}，来源的最近一个月却没有任何数值。',
      en: 'A model that sold more than {threshold} in the month before has no figure in the newest month of the source.',
    },
    sql: (threshold) => `
      WITH models AS (SELECT * FROM ${series.model('fresh')} JOIN ${lastMonths('fresh')} USING (source))
      SELECT last AS month, source, NULL AS other, zh, en, volume AS before, NULL AS after, volume AS size
      FROM models AS m WHERE month = last - 1 AND volume > ${threshold}
        AND NOT EXISTS (SELECT 1 FROM models AS n WHERE n.month = n.last AND n.source = m.source AND n.key = m.key)`,
  },
];
