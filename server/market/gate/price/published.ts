import { beforeAndAfter, type GateRule, percent, units } from '../rule.ts';
import { lastMonth, ofTrims, priced } from './trims.ts';

/** Trims with all that was registered of them: key, zh, en, latest, volume. */
const trims = (db: string): string => `(
  SELECT key, ANY_VALUE(zh) AS zh, ANY_VALUE(en) AS en, MAX(month) AS latest, SUM(volume) AS volume
  FROM ${priced(db)} GROUP BY key)`;

/** What must hold from the prices of the published release to those of the next. */
export const rulesBesidePublished: readonly GateRule[] = [
  {
    key: 'price.month-missing',
    severity: 'red',
    against: 'published',
    threshold: { value: 0, least: 0, most: 1_000_000, unit: { zh_CN: ' 个配置', en: ' trims' }, whole: true },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '价格月份缺失', en: 'A month of prices is missing' },
    explanation: {
      zh_CN: '已发布版本中某月有超过 {threshold}的价格，新版本没有这个月。',
      en: 'The published release has a month with prices of more than {threshold}, and the new one has not.',
    },
    sql: (threshold) => `
      SELECT month, NULL AS source, NULL AS other, NULL AS zh, NULL AS en, COUNT(DISTINCT trim_id)::DOUBLE AS before,
        NULL AS after, COUNT(DISTINCT trim_id) AS size
      FROM old.price WHERE month NOT IN (SELECT month FROM fresh.price) GROUP BY month
      HAVING COUNT(DISTINCT trim_id) > ${threshold}`,
  },
  {
    key: 'price.trim-vanished',
    severity: 'red',
    against: 'published',
    threshold: { value: 100, least: 0, most: 100_000_000, unit: units, whole: true },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '配置消失', en: 'A trim has vanished' },
    explanation: {
      zh_CN: '已发布版本中总量超过 {threshold}的配置，新版本任何月份都没有价格（按配置代码比较）。',
      en: 'A trim of which more than {threshold} were registered in the published release has no price in any month of the new one (compared by its key).',
    },
    sql: (threshold) => `
      SELECT latest AS month, NULL AS source, NULL AS other, zh, en, volume AS before, NULL AS after, volume AS size
      FROM ${trims('old')} ANTI JOIN ${trims('fresh')} AS f USING (key) WHERE volume > ${threshold}`,
  },
  {
    key: 'price.msrp-restated',
    severity: 'yellow',
    against: 'published',
    threshold: { value: 5, least: 0, most: 10_000, unit: percent },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '指导价改写', en: 'An MSRP is restated' },
    explanation: {
      zh_CN: '某配置某月的指导价与已发布版本相差超过 {threshold}（初步数据的月份不计）。',
      en: 'The MSRP of a trim in a month differs from the published release by more than {threshold}; months that were preliminary there are left out.',
    },
    sql: (threshold, { preliminaryFrom }) => `
      SELECT o.month, NULL AS source, NULL AS other, o.zh, o.en, o.msrp AS before, f.msrp AS after,
        GREATEST(f.msrp / o.msrp, o.msrp / f.msrp) AS size
      FROM ${ofTrims('old')} AS o JOIN ${ofTrims('fresh')} AS f ON f.key = o.key AND f.month = o.month
      WHERE ABS(f.msrp - o.msrp) > o.msrp * ${threshold} / 100
        ${preliminaryFrom('price') === null ? '' : `AND o.month < ${preliminaryFrom('price')}`}`,
  },
  {
    key: 'price.list-shrunk',
    severity: 'red',
    against: 'published',
    threshold: { value: 10, least: 0, most: 100, unit: percent },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '配置名单变短', en: 'The list of trims has shrunk' },
    explanation: {
      zh_CN: '最近一个月有价格的配置，比已发布版本最近一个月少 {threshold} 以上。',
      en: 'The trims with a price in the newest month are fewer than in the newest month of the published release by more than {threshold}.',
    },
    sql: (threshold) => `
      WITH counted AS (
        SELECT (SELECT COUNT(DISTINCT trim_id) FROM old.price WHERE month = ${lastMonth('old')})::DOUBLE AS before,
          (SELECT COUNT(DISTINCT trim_id) FROM fresh.price WHERE month = ${lastMonth('fresh')})::DOUBLE AS after)
      SELECT ${lastMonth('fresh')} AS month, NULL AS source, NULL AS other, '配置' AS zh, 'trims' AS en, before, after,
        1 - after / before AS size
      FROM counted WHERE before > 0 AND after < before * (1 - ${threshold} / 100)`,
  },
];
