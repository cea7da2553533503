import type { Dataset } from '../datasets/index.ts';
import { sourceOf } from '../datasets/tables.ts';
import { outsideSpans } from './every/whole.ts';
import { beforeAndAfter, type GateRule, percent } from './rule.ts';

const rows = { zh_CN: ' 行', en: ' rows' };

const nothingOf = 'NULL AS source, NULL AS other, NULL AS zh, NULL AS en';

/**
 * What must hold of any dataset from one release to the next: no month goes, and the newest month is as full as before,
 * unless its months are uneven by nature.
 * @param dataset whose rules they are; its key begins theirs
 */
export function usualRules({ key, name, facts }: Dataset): readonly GateRule[] {
  const { table, uneven } = facts;
  const counted = (db: string, where = 'TRUE') =>
    `SELECT month, COUNT(*)::DOUBLE AS rows FROM ${db}.${table} WHERE ${where} GROUP BY month`;
  const noMonthGoes: GateRule = {
    key: `${key}.month-missing`,
    severity: 'red',
    against: 'published',
    threshold: { value: 0, least: 0, most: 1_000_000, unit: rows, whole: true },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: `${name.zh_CN}缺少月份`, en: `${name.en}: a month is missing` },
    explanation: {
      zh_CN: '已发布版本中某月有超过 {threshold}，新版本没有这个月。',
      en: 'The published release has a month of more than {threshold}, and the new one has not.',
    },
    sql: (threshold, { together }) => `
        SELECT month, ${nothingOf}, rows AS before, NULL AS after, rows AS size
        FROM (${counted('old', outsideSpans(together(key).fresh, sourceOf(facts)))})
        WHERE month NOT IN (SELECT month FROM fresh.${table}) AND rows > ${threshold}`,
  };
  const asFull: GateRule = {
    key: `${key}.list-shrunk`,
    severity: 'red',
    against: 'published',
    threshold: { value: 30, least: 0, most: 100, unit: percent },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: `${name.zh_CN}行数变少`, en: `${name.en}: fewer rows` },
    explanation: {
      zh_CN: '最近一个月的行数，比已发布版本最近一个月少 {threshold} 以上。',
      en: 'The rows of the newest month are fewer than in the newest month of the published release by more than {threshold}.',
    },
    sql: (threshold) => `
        SELECT f.month, ${nothingOf}, o.rows AS before, f.rows AS after, 1 - f.rows / o.rows AS size
        FROM (SELECT * FROM (${counted('fresh')}) ORDER BY month DESC LIMIT 1) AS f,
          (SELECT * FROM (${counted('old')}) ORDER BY month DESC LIMIT 1) AS o
        WHERE f.rows < o.rows * (1 - ${threshold} / 100)`,
  };
  return uneven ? [noMonthGoes] : [noMonthGoes, asFull];
}
