import type { Dataset } from '../../datasets/index.ts';
import { joinsOf } from '../../datasets/joins.ts';
import { type HoldingTable, memberTablesOf, sourceOf } from '../../datasets/tables.ts';
import { type GateRule, type Known, members, percent } from '../rule.ts';
import { leanOf, shownSource } from './whole.ts';

/** Names that stand for a sum, in either language, behind the name of what they sum or alone. */
const sumNames = "'(合计|总计|小计|共计|总和|总数)$|^全部$|(^|[^a-z])(grand|sub)?[ -]?totals?$|^(sum|all|overall)$'";

/** A name without case, width, spaces and signs, but for those that tell cars apart: A and A+. */
const bare = (column: string): string => `regexp_replace(lower(nfc_normalize(${column})), '[^\\p{L}\\p{N}+]', '', 'g')`;

/** Tables whose members are known by their name and what they belong to alone; others by their codes, too. */
const byNameAlone = ['manufacturer', 'brand', 'model', 'province', 'city'];

/** What a rule finds where a release has none of the tables it looks at. */
const none = (columns: number): string => `SELECT ${Array(columns).fill('NULL').join(', ')} WHERE FALSE`;

const shownName = 'ANY_VALUE(name_zh) AS zh, ANY_VALUE(name_en) AS en';

/** Two members that a reader cannot tell apart: a name in the other language, a space or a hyphen made a second one. */
export function nameTwice({ key }: Dataset, tables: readonly HoldingTable[]): GateRule {
  const twins = ({ table, holds }: HoldingTable, { there }: Known): string => {
    const codes = byNameAlone.includes(table.name) ? [] : (table.codes ?? []);
    const scope = [...holds.slice(0, 1).map(({ id }) => id), ...codes].filter((column) =>
      there.get(table.name)?.has(column),
    );
    const columns = [table.id, 'name_zh', 'name_en', ...scope].join(', ');
    const within = [...scope, 'bare'].join(', ');
    return `
      SELECT STRING_AGG(DISTINCT name_zh, ' / ' ORDER BY name_zh) AS zh,
        STRING_AGG(DISTINCT name_en, ' / ' ORDER BY name_en) AS en, COUNT(DISTINCT ${table.id})::DOUBLE AS named
      FROM (SELECT ${columns}, ${bare('name_zh')} AS bare FROM fresh.${table.name}
        UNION ALL SELECT ${columns}, ${bare('name_en')} FROM fresh.${table.name})
      WHERE bare <> '' GROUP BY ${within} HAVING COUNT(DISTINCT ${table.id}) > 1`;
  };
  return {
    key: `${key}.name-twice`,
    severity: 'red',
    against: 'itself',
    threshold: { value: 0, least: 0, most: 1_000_000, unit: members, whole: true },
    figure: 'count',
    sides: { before: { zh_CN: '应有成员', en: 'members there should be' }, after: { zh_CN: '实有', en: 'there are' } },
    name: { zh_CN: '同名成员', en: 'Two members of one name' },
    explanation: {
      zh_CN:
        '同一范围内超过 {threshold}在任一语言中同名（不计大小写、空格与符号），通常是另一语言的名称被当作新成员。请用 npm run data -- names decide 指明它代表谁，再重新导入。',
      en: 'More than {threshold} have the name of another one beside them in either language (case, spaces and signs aside); a name in the other language that became a new member looks like this. Decide what it stands for with npm run data -- names decide, and import again.',
    },
    sql: (threshold, known) => {
      const each = tables.filter(({ table: { name } }) => known.there.has(name)).map((table) => twins(table, known));
      return `
      SELECT NULL AS month, NULL AS source, NULL AS other, zh, en, 1 AS before, MAX(named) AS after, MAX(named) AS size
      FROM (${each.join(' UNION ALL ') || none(3)}) AS found(zh, en, named)
      GROUP BY zh, en QUALIFY COUNT(*) OVER () > ${threshold}`;
    },
  };
}

/** Levels on which a member may be the sum of the others: the members of a column, and the brands of cars. */
function levelsOf({ facts }: Dataset, known: Known): { joins: string; id: string; table: string }[] {
  const { members: columns } = leanOf(facts, known);
  return facts.chains.flatMap(({ chain, column }) => {
    const [narrowest] = chain.tables;
    if (!narrowest || narrowest.members || !columns.includes(column) || !known.there.has(narrowest.name)) return [];
    const own = { joins: ` JOIN fresh.${narrowest.name} USING (${column})`, id: column, table: narrowest.name };
    if (narrowest.mirrors || narrowest.id !== column) return [];
    const brand = chain.tables.find(({ name }) => name === 'brand');
    if (!brand || brand === narrowest) return [own];
    const joins = joinsOf(chain.tables, new Set(['brand'])).replaceAll(' JOIN ', ' JOIN fresh.');
    return [own, { joins: `${own.joins}${joins}`, id: 'brand_id', table: 'brand' }];
  });
}

/** A row of the sum that was read as one more member: the market doubles. */
export function totalAsMember(dataset: Dataset, tables: readonly HoldingTable[]): GateRule {
  const { facts, key } = dataset;
  type Level = ReturnType<typeof levelsOf>[number];
  const sums = ({ joins, id, table }: Level, threshold: number, known: Known): string => `
    SELECT MAX(month) AS month, source, ${shownName}, SUM(whole - counted) AS others, SUM(counted) AS own
    FROM (
      SELECT *, SUM(counted) OVER month_of AS whole, COUNT(*) OVER month_of AS beside FROM (
        SELECT month, ${sourceOf(facts)} AS source, ${table}.${id} AS id, ANY_VALUE(${table}.name_zh) AS name_zh,
          ANY_VALUE(${table}.name_en) AS name_en, SUM(${facts.counted})::DOUBLE AS counted
        FROM ${leanOf(facts, known).table} AS f${joins} GROUP BY ALL)
      WINDOW month_of AS (PARTITION BY month, source))
    GROUP BY source, id
    HAVING MIN(beside) >= 4 AND MIN(counted) >= 500 AND MAX(ABS(2 * counted - whole) / counted) <= ${threshold} / 100`;
  const named = ({ table: { name } }: HoldingTable): string => `
    SELECT NULL AS month, NULL AS source, name_zh, name_en, NULL AS others, NULL AS own FROM fresh.${name}
    WHERE regexp_matches(lower(trim(name_zh)), ${sumNames}) OR regexp_matches(lower(trim(name_en)), ${sumNames})`;
  return {
    key: `${key}.total-as-member`,
    severity: 'red',
    against: 'itself',
    threshold: { value: 0.1, least: 0, most: 10, unit: percent },
    figure: 'count',
    sides: {
      before: { zh_CN: '其余成员之和', en: 'all others together' },
      after: { zh_CN: '该成员', en: 'the member' },
    },
    name: { zh_CN: '合计行被当作成员', en: 'A total that was read as a member' },
    explanation: {
      zh_CN:
        '某成员在其每个月都等于其余成员之和（相差不超过 {threshold}），或名为“合计”“总计”“Total”等：全部合计因此翻倍。请在映射的 where 中排除合计行，再重新导入。',
      en: 'A member is the sum of all others in each of its months (within {threshold}), or has the name of a total in either language: everything counts twice. Leave these rows out with "where" of the mapping, and import again.',
    },
    sql: (threshold, known) => {
      const found = [
        ...levelsOf(dataset, known).map((level) => sums(level, threshold, known)),
        ...tables.filter(({ table: { name } }) => known.there.has(name)).map(named),
      ];
      return `
      SELECT month, ${shownSource(facts)} AS source, NULL AS other, zh, en, others AS before, own AS after,
        COALESCE(own, 0) AS size
      FROM (${found.join(' UNION ALL ') || none(6)}) AS sums(month, source, zh, en, others, own)`;
    },
  };
}

/**
 * The tables of members that files fill, of a dataset and none of those before it: each is looked at once. What stands
 * from day to day, such as an offer, may have the name of another.
 */
export function ownTables(dataset: Dataset, before: readonly Dataset[]): HoldingTable[] {
  const looked = new Set(memberTablesOf(before).map(({ table }) => table.name));
  return memberTablesOf([dataset]).filter(
    ({ table }) =>
      !looked.has(table.name) &&
      !table.members &&
      !table.follows &&
      !table.mirrors &&
      !table.codes?.includes('valid_from'),
  );
}
