import type { Dataset } from '../datasets/index.ts';
import { sourceOf } from '../datasets/tables.ts';
import { alikeMonths } from './every/alike-months.ts';
import { outsideSpans } from './every/whole.ts';
import { beforeAndAfter, type GateRule, percent, type Together } from './rule.ts';

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
      zh_CN:
        '最近一个月的行数，比已发布版本最近一个月少 {threshold} 以上；几个月合为一个数值的，与同样多的月份中最多的一个月比较。',
      en: 'The rows of the newest month are fewer than in the newest month of the published release by more than {threshold}; several months in one figure are set against the fullest of as many.',
    },
    sql: (threshold, { together }) => {
      // All sources count as one here, and a figure of several months of any of them is one.
      const months = (db: string) => `(SELECT DISTINCT month, 0 AS source FROM ${db}.${table})`;
      const ofAll = (spans: readonly Together[]) => spans.map((span) => ({ ...span, source: 0 }));
      const { fresh, old } = together(key);
      return `
        SELECT f.month, ${nothingOf}, MAX(o.rows) AS before, f.rows AS after, 1 - f.rows / MAX(o.rows) AS size
        FROM ${alikeMonths(months, { fresh: ofAll(fresh), old: ofAll(old) })} AS a
          JOIN (${counted('fresh')}) AS f ON f.month = a.last
          JOIN (${counted('old')}) AS o ON o.month BETWEEN a.old_first AND a.old_last
        GROUP BY f.month, f.rows HAVING f.rows < MAX(o.rows) * (1 - ${threshold} / 100)`;
    },
  };
  return uneven ? [noMonthGoes] : [noMonthGoes, asFull];
}
