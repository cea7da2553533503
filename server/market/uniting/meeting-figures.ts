import type { DuckDBConnection } from '@duckdb/node-api';
import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Dataset, FactChain } from '../datasets/dataset.ts';
import { grainOf } from '../datasets/tables.ts';
import { builtInSources, monthText, sourceNumber } from '../model/index.ts';

/** The table of numbers that change, of a table of members: from_id, into_id. */
export const changedNumbers = (table: string): string => `united_${table}`;

/** The table whose members a chain begins with; of one that shows those of another, that. */
export const beginOf = ({ chain: { tables } }: FactChain): string => tables[0]?.mirrors?.name ?? tables[0]?.name ?? '';

/** The columns of the facts whose numbers change, and the tables of these. */
export const changedColumns = ({ facts }: Dataset, united: ReadonlySet<string>): { column: string; table: string }[] =>
  facts.chains.flatMap((chain) =>
    united.has(beginOf(chain)) ? [{ column: chain.column, table: changedNumbers(beginOf(chain)) }] : [],
  );

/** Names of the members of a row, by the tables that its chains begin with. */
async function namesOf(connection: DuckDBConnection, { facts }: Dataset, ids: readonly number[]): Promise<Sentence[]> {
  const names: Sentence[] = [];
  for (const [at, chain] of facts.chains.entries()) {
    const [table] = chain.chain.tables;
    if (!table) continue;
    const of = table.mirrors ?? table;
    const read = await connection.runAndReadAll(
      `SELECT name_zh, name_en FROM ${of.name} WHERE ${of.id} = ${ids[at] ?? -1}`,
    );
    const [zh_CN = '', en = ''] = (read.getRows()[0] ?? []).map(String);
    names.push({ zh_CN, en });
  }
  return names;
}

const sourceName = (number: number): Sentence => {
  const found = builtInSources.find(({ key }) => sourceNumber(key) === number);
  return found?.name ?? { zh_CN: String(number), en: String(number) };
};

/**
 * Refuses that members become one where both have a figure of one key: which of both is right nobody can tell, and added
 * up they would count twice.
 * @param united the tables whose members become one, of each of which `united_<table>` says the numbers
 * @throws Refusal with how many there are, and the first
 */
export async function refuseMeeting(
  connection: DuckDBConnection,
  dataset: Dataset,
  united: ReadonlySet<string>,
): Promise<void> {
  const { facts, name } = dataset;
  const changed = changedColumns(dataset, united);
  if (changed.length === 0) return;
  const own = (column: string) => {
    const at = changed.findIndex((each) => each.column === column);
    return at < 0 ? `f.${column}` : `COALESCE(u${at}.into_id, f.${column}) AS ${column}`;
  };
  const joins = changed.map(({ column, table }, at) => `LEFT JOIN ${table} AS u${at} ON u${at}.from_id = f.${column}`);
  const concerned = changed.map(
    ({ column, table }) => `f.${column} IN (SELECT from_id FROM ${table} UNION SELECT into_id FROM ${table})`,
  );
  const grain = grainOf(facts);
  const members = facts.chains.map(({ column }) => column);
  const read = await connection.runAndReadAll(`
    SELECT month, ${facts.source ?? 'NULL'}, COUNT(*) OVER ()::INTEGER, ${members.join(', ')}
    FROM (SELECT ${grain.map(own).join(', ')} FROM ${facts.table} AS f ${joins.join(' ')} WHERE ${concerned.join(' OR ')})
    GROUP BY ${grain.join(', ')} HAVING COUNT(*) > 1 ORDER BY ${grain.join(', ')} LIMIT 1`);
  const [row] = read.getRows();
  if (!row) return;
  const [month, source, count, ...ids] = row;
  const names = await namesOf(connection, dataset, ids.map(Number));
  const what = (language: 'zh_CN' | 'en') =>
    [
      monthText(Number(month)),
      ...(source === null ? [] : [sourceName(Number(source))[language]]),
      ...names.map((each) => each[language]),
    ].join(' / ');
  const many = Number(count).toLocaleString('en-US');
  throw new Refusal('market.both-have-figures', status.refused, {
    zh_CN: `两者在“${name.zh_CN}”中有 ${many} 个数值重合，合并会重复计算，第一个：${what('zh_CN')}。请先更正或撤回其中之一，再合并。`,
    en: `Both have figures for ${many} of the same rows of "${name.en}", which would count twice; the first: ${what('en')}. Correct or withdraw those of one of them, then unite them.`,
  });
}
