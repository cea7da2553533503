import type { Dataset } from '../../datasets/index.ts';
import { sourceOf } from '../../datasets/tables.ts';
import { type GateRule, months } from '../rule.ts';
import { monthName } from '../text.ts';
import { leanOf, shownSource } from './whole.ts';

const noName = 'NULL AS other, NULL AS zh, NULL AS en';

/**
 * A month that had not begun when the release was made: a year misread, or a plan among the figures. Demonstrations are
 * made up, with months of their own.
 */
export const monthAhead = ({ key, facts }: Dataset): GateRule => ({
  key: `${key}.month-ahead`,
  severity: 'red',
  against: 'itself',
  threshold: { value: 0, least: 0, most: 120, unit: months, whole: true },
  figure: 'count',
  sides: { before: { zh_CN: '晚于当月的月数', en: 'months ahead' }, after: { zh_CN: '行数', en: 'rows' } },
  name: { zh_CN: '月份尚未到来', en: 'A month that has not come yet' },
  explanation: {
    zh_CN: '某月比生成版本的当月晚 {threshold} 以上；常见于年份误读，请检查文件中的月份列后重新导入。',
    en: 'A month lies more than {threshold} after the one in which the release was made; a year that was misread looks like this. Look at the months of the file and import it again.',
  },
  sql: (threshold, { made, there }) => `
    SELECT month, ${shownSource(facts)} AS source, ${noName}, month - ${made ?? 0} AS before,
      COUNT(*)::DOUBLE AS after, month AS size
    FROM ${leanOf(facts, { there }).table} WHERE ${made === null ? 'FALSE' : `month > ${made} + ${threshold}`}
    GROUP BY ${facts.source === null ? 'month' : 'month, source'}`,
});

const missing = `CASE WHEN step > 2
  THEN CONCAT(${monthName('earlier + 1')}, '…', ${monthName('began - 1')}) ELSE ${monthName('earlier + 1')} END`;

/** A step from one month to the next that is wider than usual: a file was left out. */
export const monthGap = ({ key, facts }: Dataset): GateRule => ({
  key: `${key}.month-gap`,
  severity: 'red',
  against: 'itself',
  threshold: { value: 0, least: 0, most: 120, unit: months, whole: true },
  figure: 'count',
  sides: { before: { zh_CN: '通常间隔', en: 'months apart as a rule' }, after: { zh_CN: '此处间隔', en: 'here' } },
  name: { zh_CN: '中间缺月', en: 'A gap between months' },
  explanation: {
    zh_CN: '前后月份都有，中间却缺少月份，间隔比通常多 {threshold} 以上；请补送所列月份的文件。',
    en: 'There are months before and after, and the step between them is wider than usual by more than {threshold}. Deliver the months that are named.',
  },
  sql: (threshold, { together, there }) => {
    const spans = together(key).fresh;
    const first = spans.map(({ source, first, month }) => `WHEN source = ${source} AND month = ${month} THEN ${first}`);
    return `
      WITH there AS (
        SELECT DISTINCT month, ${sourceOf(facts)} AS source FROM ${leanOf(facts, { there }).table}),
      begun AS (SELECT *, ${first.length > 0 ? `CASE ${first.join(' ')} ELSE month END` : 'month'} AS began FROM there),
      steps AS (
        SELECT source, LAG(month) OVER run AS earlier, began, began - LAG(month) OVER run AS step
        FROM begun WINDOW run AS (PARTITION BY source ORDER BY month)),
      usual AS (SELECT source, ${facts.every === 'year' ? '12' : 'MEDIAN(step)'}::DOUBLE AS usual FROM steps GROUP BY source)
      SELECT earlier + 1 AS month, ${shownSource(facts)} AS source, NULL AS other,
        ${missing} AS zh, ${missing} AS en,
        usual AS before, step::DOUBLE AS after, step AS size
      FROM steps JOIN usual USING (source) WHERE step > usual + ${threshold}`;
  },
});

/** The figures of a month are those of another: a file was delivered again under another month. */
export const monthRepeated = ({ key, facts }: Dataset, moves: readonly string[]): GateRule => {
  const some = `GREATEST(${moves.join(', ')}, 0) >= 10`;
  return {
    key: `${key}.month-repeated`,
    severity: 'red',
    against: 'itself',
    threshold: { value: 60, least: 1, most: 100, unit: { zh_CN: '%', en: '%' } },
    figure: 'count',
    sides: { before: { zh_CN: '当月行数', en: 'rows of the month' }, after: { zh_CN: '其中相同', en: 'equal' } },
    name: { zh_CN: '月份重复', en: 'A month that was delivered before' },
    explanation: {
      zh_CN:
        '某月中，与此前 12 个月内某月（列出）数值完全相同的成员超过 {threshold}（数值不足 10、不足 10 个成员的不计）；请检查该月的文件。',
      en: 'Of the members of a month more than {threshold} have the very figures of one of the 12 months before, which is named (figures of 10 or more, 10 members or more). Look at the file of that month.',
    },
    sql: (threshold, known) => {
      const { table, members } = leanOf(facts, known);
      const equal = [...members, ...moves].map((column) => `e.${column} = m.${column}`).join(' AND ');
      return `
      WITH rows AS (SELECT *, ${sourceOf(facts)} AS of_source FROM ${table} WHERE ${some}),
      whole AS (SELECT month, of_source, COUNT(*)::DOUBLE AS members FROM rows GROUP BY ALL HAVING COUNT(*) >= 10),
      equals AS (
        SELECT m.month, m.of_source, e.month AS twin, COUNT(*)::DOUBLE AS equal
        FROM rows AS m JOIN rows AS e ON e.of_source = m.of_source AND ${equal}
          AND e.month < m.month AND e.month >= m.month - 12
        GROUP BY ALL)
      SELECT month, ${facts.source === null ? 'NULL' : 'of_source'} AS source, NULL AS other,
        ${monthName('twin')} AS zh, ${monthName('twin')} AS en, members AS before, equal AS after, month AS size
      FROM equals JOIN whole USING (month, of_source) WHERE equal > members * ${threshold} / 100
      QUALIFY ROW_NUMBER() OVER (PARTITION BY month, of_source ORDER BY equal DESC, twin DESC) = 1`;
    },
  };
};
