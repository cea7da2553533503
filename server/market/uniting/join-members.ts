import type { DuckDBConnection } from '@duckdb/node-api';
import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Dataset } from '../datasets/dataset.ts';
import type { MemberTable } from '../datasets/dimension.ts';
import { memberTablesOf } from '../datasets/tables.ts';
import { historyTable } from '../tables/dated-members.ts';
import { successionTable } from '../tables/succession.ts';
import { unitedTable } from '../tables/united-members.ts';
import { beginOf, changedNumbers } from './meeting-figures.ts';
import { isChinese } from './name-forms.ts';
import type { Pair } from './united-pairs.ts';

/** What the cars that are on sale or coming name. */
const namedByLaunches = ['sub_model', 'brand', 'manufacturer'];

type Row = Record<string, string>;

async function readMember(connection: DuckDBConnection, { name, id, codes = [] }: MemberTable, number: number) {
  const columns = ['key', 'name_zh', 'name_en', ...codes];
  const read = await connection.runAndReadAll(`SELECT ${columns.join(', ')} FROM ${name} WHERE ${id} = ${number}`);
  return Object.fromEntries(
    (read.getRows()[0] ?? []).map((value, at): [string, string] => [columns[at] ?? '', String(value)]),
  );
}

/** The name that one of two has in a language: of the one that stays, but where only the other has one in that language. */
function nameIn(language: 'zh' | 'en', from: Row, into: Row): string {
  const [own = '', other = ''] = [into[`name_${language}`], from[`name_${language}`]];
  const isOf = (name: string) => isChinese(name) === (language === 'zh');
  return !isOf(own) && isOf(other) ? other : own;
}

const attributesOf = async (connection: DuckDBConnection, table: string, id: number): Promise<string[]> => {
  const read = await connection.runAndReadAll(
    `SELECT DISTINCT attribute FROM ${historyTable} WHERE member_table = '${table}' AND member_id = ${id}`,
  );
  return read.getRows().map(([attribute]) => String(attribute));
};

/**
 * Joins two members in their own table: the one that stays takes over what was not known of it, its name in a language
 * that it lacks, and what the other was known by.
 */
async function joinPair(connection: DuckDBConnection, table: MemberTable, { from, into }: Pair, release: string) {
  const { name, id, codes = [], dated = [] } = table;
  const [gone, stays] = [await readMember(connection, table, from), await readMember(connection, table, into)];
  const own = await attributesOf(connection, name, into);
  const learned = codes.filter((code) => stays[code] === 'unknown' && gone[code] !== 'unknown' && !own.includes(code));
  // A name that has changed before ends with the present one.
  const named = own.includes('name') ? [] : (['zh', 'en'] as const);
  const changes = [
    ...learned.map((code): [string, string] => [code, gone[code] ?? '']),
    ...named.map((language): [string, string] => [`name_${language}`, nameIn(language, gone, stays)]),
  ];
  for (const [column, value] of changes) {
    await connection.run(`UPDATE ${name} SET ${column} = $1 WHERE ${id} = ${into}`, [value]);
  }
  const taken = learned.filter((code) => dated.includes(code)).map((code) => `'${code}'`);
  if (taken.length > 0) {
    await connection.run(`UPDATE ${historyTable} SET member_id = ${into}
      WHERE member_table = '${name}' AND member_id = ${from} AND attribute IN (${taken.join(', ')})`);
  }
  await connection.run(`DELETE FROM ${historyTable} WHERE member_table = '${name}' AND member_id = ${from}`);
  await connection.run(
    `UPDATE ${unitedTable} SET member_id = ${into} WHERE member_table = '${name}' AND member_id = ${from}`,
  );
  await connection.run(`INSERT INTO ${unitedTable} VALUES ('${name}', ${into}, $1, $2, $3, $4)`, [
    ...[gone.key ?? '', gone.name_zh ?? '', gone.name_en ?? '', release],
  ]);
  // Who succeeded the one that goes, or was succeeded by it, does so of the one that stays; nobody succeeds itself.
  const succession = `${successionTable} WHERE member_table = '${name}'`;
  const both = `(${from}, ${into})`;
  await connection.run(`DELETE FROM ${succession} AND predecessor_id IN ${both} AND successor_id IN ${both}`);
  await connection.run(`DELETE FROM ${succession} AND predecessor_id = ${from}
    AND EXISTS (SELECT 1 FROM ${succession} AND predecessor_id = ${into})`);
  for (const column of ['predecessor_id', 'successor_id']) {
    await connection.run(`UPDATE ${successionTable} SET ${column} = ${into}
      WHERE member_table = '${name}' AND ${column} = ${from}`);
  }
  await connection.run(`DELETE FROM ${name} WHERE ${id} = ${from}`);
}

const leadsBack = (stays: Sentence, other: Sentence) =>
  new Refusal('market.union-leads-back', status.refused, {
    zh_CN: `合并后，“${stays.zh_CN}”经“${other.zh_CN}”又成为自身的换代车型；请先收回其中一个换代决定，再合并。`,
    en: `Once united, "${stays.en}" would succeed itself, by "${other.en}"; take one of these successions back, then unite them.`,
  });

/** @throws Refusal where the one that stays would be succeeded by itself, by others: each decision alone was sound */
async function refuseCircle(connection: DuckDBConnection, table: MemberTable, { into }: Pair): Promise<void> {
  const read = await connection.runAndReadAll(
    `SELECT predecessor_id, successor_id FROM ${successionTable} WHERE member_table = '${table.name}'`,
  );
  const next = new Map(read.getRows().map(([before, after]): [number, number] => [Number(before), Number(after)]));
  let number = next.get(into);
  for (let steps = 0; number !== undefined && number !== into && steps < next.size; steps += 1)
    number = next.get(number);
  if (number !== into) return;
  const nameOf = async (id: number): Promise<Sentence> => {
    const { name_zh: zh_CN = '', name_en: en = '' } = await readMember(connection, table, id);
    return { zh_CN, en };
  };
  throw leadsBack(await nameOf(into), await nameOf(next.get(into) ?? into));
}

/** Writes the numbers of those that stay in the place of those that go, wherever a table names them. */
async function moveNumbers(connection: DuckDBConnection, among: readonly Dataset[], united: ReadonlySet<string>) {
  const move = (table: string, column: string, of: string) =>
    connection.run(
      `UPDATE ${table} SET ${column} = u.into_id FROM ${changedNumbers(of)} AS u WHERE ${table}.${column} = u.from_id`,
    );
  for (const { table, holds } of memberTablesOf(among)) {
    if (table.follows || table.members) continue;
    for (const { name, id } of holds) if (united.has(name)) await move(table.name, id, name);
  }
  for (const { facts } of among) {
    for (const chain of facts.chains) {
      if (united.has(beginOf(chain))) await move(facts.table, chain.column, beginOf(chain));
    }
  }
  for (const name of namedByLaunches) if (united.has(name)) await move('launch', `${name}_id`, name);
}

/** A car that is on sale is of the brand and manufacturer that its sub-model is of now. */
async function moveLaunches(connection: DuckDBConnection, pairs: readonly Pair[]) {
  const into = (table: string) => ['-1', ...pairs.flatMap((pair) => (pair.table === table ? [`${pair.into}`] : []))];
  await connection.run(`UPDATE launch SET brand_id = m.brand_id, manufacturer_id = s.manufacturer_id
    FROM sub_model AS s JOIN model AS m USING (model_id) WHERE launch.sub_model_id = s.sub_model_id
      AND (m.model_id IN (${into('model').join(', ')}) OR s.sub_model_id IN (${into('sub_model').join(', ')}))`);
}

/** Takes out a member that nothing names any more, and then what it belonged to alone. */
async function dropLeft(connection: DuckDBConnection, among: readonly Dataset[], name: string, number: number) {
  const all = memberTablesOf(among);
  const own = all.find(({ table }) => table.name === name);
  if (!own) return;
  const { id } = own.table;
  const users = [
    ...all.flatMap(({ table, holds }) =>
      !table.follows && holds.some((column) => column.name === name) ? [`SELECT ${id} FROM ${table.name}`] : [],
    ),
    ...among.flatMap(({ facts }) =>
      facts.chains.flatMap((chain) => (beginOf(chain) === name ? [`SELECT ${chain.column} FROM ${facts.table}`] : [])),
    ),
    ...(namedByLaunches.includes(name) ? [`SELECT ${id} FROM launch`] : []),
  ];
  const used = await connection.runAndReadAll(
    `SELECT 1 FROM (${users.join(' UNION ALL ')}) AS u(id) WHERE id = ${number} LIMIT 1`,
  );
  if (used.getRows().length > 0) return;
  const wider = await widerOf(connection, own, number);
  await connection.run(`DELETE FROM ${historyTable} WHERE member_table = '${name}' AND member_id = ${number}`);
  await connection.run(`DELETE FROM ${name} WHERE ${id} = ${number}`);
  for (const each of wider) await dropLeft(connection, among, each.table, each.number);
}

async function widerOf(
  connection: DuckDBConnection,
  { table, holds }: ReturnType<typeof memberTablesOf>[number],
  number: number,
): Promise<{ table: string; number: number }[]> {
  if (holds.length === 0) return [];
  const read = await connection.runAndReadAll(
    `SELECT ${holds.map(({ id }) => id).join(', ')} FROM ${table.name} WHERE ${table.id} = ${number}`,
  );
  const [row = []] = read.getRows();
  return holds.map(({ name }, at) => ({ table: name, number: Number(row[at]) }));
}

/**
 * Makes one of each pair, in all tables of the release that is made. The tables `united_<table>` say the numbers.
 * @param release its id
 * @throws Refusal where a line of successors would lead back to itself
 */
export async function joinMembers(
  connection: DuckDBConnection,
  among: readonly Dataset[],
  pairs: readonly Pair[],
  release: string,
): Promise<void> {
  const tables = memberTablesOf(among);
  const [first] = pairs;
  const own = tables.find(({ table }) => table.name === first?.table);
  const wider = own && first ? await widerOf(connection, own, first.from) : [];
  await moveNumbers(connection, among, new Set(pairs.map(({ table }) => table)));
  await moveLaunches(connection, pairs);
  for (const pair of pairs) {
    const found = tables.find(({ table }) => table.name === pair.table);
    if (found) await joinPair(connection, found.table, pair, release);
  }
  for (const pair of pairs) {
    const found = tables.find(({ table }) => table.name === pair.table);
    if (found) await refuseCircle(connection, found.table, pair);
  }
  for (const { table, number } of wider) await dropLeft(connection, among, table, number);
}
