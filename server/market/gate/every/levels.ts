import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { Dataset } from '../../datasets/index.ts';
import { sourceOf } from '../../datasets/tables.ts';
import { beforeAndAfter, type GateRule, type Known, percent } from '../rule.ts';
import { leanOf, shownSource, single } from './whole.ts';

/** How many of the newest months are judged against the same months of other years. */
const recent = 3;

const totals = ({ facts }: Dataset, figure: string, known: Known): string =>
  `(SELECT month, ${sourceOf(facts)} AS source, SUM(${figure})::DOUBLE AS counted
    FROM ${leanOf(facts, known).table} GROUP BY ALL)`;

/** A month that is another beside the same month of the year before than the months around it are. */
export const seasonJump = (dataset: Dataset, figure: string): GateRule => ({
  key: `${dataset.key}.season-jump`,
  severity: 'yellow',
  against: 'itself',
  threshold: { value: 60, least: 1, most: 10_000, unit: percent },
  figure: 'count',
  sides: { before: { zh_CN: '上年同月', en: 'a year before' }, after: { zh_CN: '现在', en: 'now' } },
  name: { zh_CN: '与往年同月不符', en: 'A month unlike the same month of other years' },
  explanation: {
    zh_CN: `最近 ${recent} 个月中，合计的同比偏离此前 12 个月同比的中位数 {threshold} 以上（不足 1,000 的不计）；请检查该月是否完整、单位是否一致。`,
    en: `In the newest ${recent} months the YoY change of the total leaves the median of the 12 months before by more than {threshold} (1,000 or more). Check that the month is whole and of the same unit.`,
  },
  sql: (threshold, known) => `
    WITH totals AS (SELECT * FROM ${totals(dataset, figure, known)} WHERE ${single(dataset, known, 'source')}),
    years AS (
      SELECT m.month, m.source, y.counted AS earlier, m.counted, m.counted / y.counted AS step,
        MAX(m.month) OVER (PARTITION BY m.source) AS last
      FROM totals AS m JOIN totals AS y ON y.source = m.source AND y.month = m.month - 12 WHERE y.counted > 0),
    compared AS (
      SELECT *, MEDIAN(step) OVER before AS usual, COUNT(*) OVER before AS known FROM years
      WINDOW before AS (PARTITION BY source ORDER BY month RANGE BETWEEN 12 PRECEDING AND 1 PRECEDING))
    SELECT month, ${shownSource(dataset.facts)} AS source, NULL AS other, NULL AS zh, NULL AS en,
      earlier AS before, counted AS after, ABS(counted - earlier * usual) AS size
    FROM compared WHERE month > last - ${recent} AND known >= 6 AND GREATEST(counted, earlier) >= 1000
      AND (step > usual * (1 + ${threshold} / 100) OR step < usual / (1 + ${threshold} / 100))`,
});

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** What members are called whose numbers a column of the facts has. */
function membersOfColumn({ dimensions }: Pick<Dataset, 'dimensions'>, column: string): Sentence {
  const own = Object.values(dimensions).filter((dimension) => 'table' in dimension && dimension.table.id === column);
  // Of a table of cities there are the cities themselves, and what describes them.
  const found = own.find(({ kind }) => kind === 'named') ?? own[0];
  if (found) return found.name;
  const words = column.replace(/_id$/, '').replaceAll('_', ' ');
  return { zh_CN: words, en: words };
}

/** A list of members that is much shorter than in the month before: sums over both do not compare. */
export function listShorter(dataset: Dataset): GateRule {
  const { key, facts } = dataset;
  const every = facts.every === 'year' ? 12 : 1;
  return {
    key: `${key}.list-shorter`,
    severity: 'yellow',
    against: 'itself',
    threshold: { value: 40, least: 1, most: 100, unit: percent },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '名单比上月短', en: 'A list shorter than the one before' },
    explanation: {
      zh_CN:
        '某月的成员比前一个月少 {threshold} 以上（原来不足 10 个的不计）：跨越该月的合计与同比不可比。请补齐名单，或说明来源为何变短。',
      en: 'A month has fewer members than the one before by more than {threshold} (10 or more before): sums and changes across it do not compare. Complete the list, or note why the source gives a shorter one.',
    },
    sql: (threshold, known) => {
      const { table, members } = leanOf(facts, known);
      return `
      WITH lists AS (${members
        .map(
          (column) => `
        SELECT month, ${sourceOf(facts)} AS source, ${quoted(membersOfColumn(dataset, column).zh_CN)} AS zh, ${quoted(membersOfColumn(dataset, column).en)} AS en,
          COUNT(DISTINCT ${column})::DOUBLE AS members
        FROM ${table} WHERE ${single(dataset, known, sourceOf(facts))} GROUP BY ALL`,
        )
        .join(' UNION ALL ')})
      SELECT m.month, ${facts.source === null ? 'NULL' : 'm.source'} AS source, NULL AS other, m.zh, m.en,
        e.members AS before, m.members AS after, 1 - m.members / e.members AS size
      FROM lists AS m JOIN lists AS e ON e.source = m.source AND e.en = m.en AND e.month = m.month - ${every}
      WHERE e.members >= 10 AND m.members < e.members * (1 - ${threshold} / 100)`;
    },
  };
}
