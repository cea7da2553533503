import type { Kysely } from 'kysely';
import { OperatorError, wordsOf } from '../../kernel/refusals/operator-error.ts';
import { hasAccounts } from '../holds-portal.ts';
import { type Migration, migrate, ranIn } from '../migration.ts';
import { textIndex } from '../migrations/037-text-index.ts';
import { indexAllTexts, textParts } from '../migrations/054-text-parts.ts';
import { migrations } from '../migrations/index.ts';
import { openStore, type StatePlace } from '../open-store.ts';
import { arrivingFrom, markArrived, markArriving } from './arriving.ts';
import { loadRows } from './load-rows.ts';
import { RowSum, sameSum, type TableSum } from './row-sum.ts';
import { openSnapshot } from './snapshot.ts';
import type { WholeState } from './whole-state.ts';

/** Where a state goes, and what it comes from. */
export interface Bringing {
  source: WholeState;
  /** What people call the source; it is repeated where the bringing is broken off. */
  name: string;
  place: StatePlace;
  /**
   * Whether the store stays as that of the version that the source is of, which alone can start on it then; otherwise
   * it goes through all migrations.
   */
  former?: boolean;
  /** Told of each table that is written, or was there already. */
  brought?: (table: string, rows: number, already: boolean) => void;
}

async function sumOf(rows: AsyncIterable<Parameters<RowSum['add']>[0]>): Promise<TableSum> {
  const sum = new RowSum();
  for await (const row of rows) sum.add(row);
  return sum.result();
}

/** The sums of the tables that a copy of a state has. @param tables only of these, where they are there */
export async function sumsOf(state: WholeState, tables = state.tables): Promise<Map<string, TableSum>> {
  const sums = new Map<string, TableSum>();
  for (const table of tables) if (state.tables.includes(table)) sums.set(table, await sumOf(state.rows(table)));
  return sums;
}

async function sumsAt(place: StatePlace): Promise<Map<string, TableSum>> {
  const snapshot = await openSnapshot(place);
  try {
    return await sumsOf(snapshot);
  } finally {
    await snapshot.close();
  }
}

/**
 * Brings a whole state into a store that has none: the store goes through the migrations of the source, then comes
 * table after table, each whole or not at all, then the migrations that the source has not seen, unless it is to stay a
 * store of the former version. Once it is there, each table is compared with the source by the count and the sum of its
 * rows. What is broken off goes on where it was: a
 * table that is there already is not written again.
 * @returns the sums of all tables
 * @throws OperatorError when the store has accounts of its own, the source is of a newer version, or a table differs
 */
export async function bringState({ source, name, place, former = false, brought = () => undefined }: Bringing) {
  const before = migrationsOf(source, name);
  if (former && includes(before, textIndex) && !includes(before, textParts)) throw hasFormerIndex(name);
  const { db, dialect, close } = openStore(place);
  try {
    const unfinished = await arrivingFrom(db, dialect);
    if (unfinished === null) {
      const known = new Set(before.map(({ name }) => name));
      if ((await ranIn(db, dialect)).some((name) => !known.has(name))) throw isNewer();
      await migrate(db, dialect, before);
      if (await hasAccounts(db)) throw hasOwn();
      await markArriving(db, name);
    } else if (unfinished !== name) throw otherComes(unfinished);
    else if (former && (await ranIn(db, dialect)).length > before.length) throw isNewer();
    const there = unfinished === null ? new Map<string, TableSum>() : await sumsAt(place);
    const wanted = await sumsOf(source);
    for (const table of source.tables) {
      const sum = wanted.get(table);
      const already = sameSum(there.get(table), sum);
      if (!already)
        await loadRows(db, table, source.rows(table)).catch((error) => Promise.reject(notWritten(table, error)));
      brought(table, sum?.rows ?? 0, already);
    }
    const written = await sumsAt(place);
    const other = source.tables.find((table) => !sameSum(written.get(table), wanted.get(table)));
    if (other !== undefined) throw differs(other);
    if (!former) await migrate(db, dialect, migrations);
    if (!former || includes(before, textParts)) await indexTexts(db);
    await markArrived(db);
    return wanted;
  } finally {
    await close();
  }
}

const includes = (ran: readonly Migration[], migration: Migration) => ran.some(({ name }) => name === migration.name);

const indexTexts = <Tables>(db: Kysely<Tables>) =>
  (db as unknown as Kysely<unknown>).transaction().execute((transaction) => indexAllTexts(transaction));

function migrationsOf({ migrations: ran }: WholeState, name: string) {
  const last = ran.at(-1);
  const place = migrations.findIndex((migration) => migration.name === last);
  if (place >= 0) return migrations.slice(0, place + 1);
  throw new OperatorError({
    zh_CN: `“${name}”由更新版本的门户创建（含有“${last}”）：请用该版本恢复。`,
    en: `${name} was made by a newer version of the portal (it contains '${last}'): bring it back by that version.`,
  });
}

/** Its texts stand in an index of another form, which only its own version can make. */
const hasFormerIndex = (name: string) =>
  new OperatorError({
    zh_CN: `“${name}”的全文索引格式已不再使用，只能由创建它的版本恢复。没有写入任何内容。`,
    en: `The texts of ${name} are indexed in a form that is no longer made: bring it back by the version that made it. Nothing was written.`,
  });

const hasOwn = () =>
  new OperatorError({
    zh_CN: '目标状态库中已有账号：只能恢复或迁移到空的状态库。没有写入任何内容。',
    en: 'The state store there has accounts already: a state is brought into an empty one only. Nothing was written.',
  });

const isNewer = () =>
  new OperatorError({
    zh_CN: '目标状态库已由更新的版本创建表结构，无法写入更早的数据：请给出一个全新的空数据库。没有写入任何内容。',
    en: 'The state store there has the tables of a newer version already, into which an older state cannot come: name a database that is new and empty. Nothing was written.',
  });

const otherComes = (source: string) =>
  new OperatorError({
    zh_CN: `从“${source}”迁入该状态库的数据尚未写完：请先完成它，或清空该状态库。`,
    en: `A state is coming into this store from ${source} already: let that be finished first, or empty the store.`,
  });

const notWritten = (table: string, error: unknown) =>
  new OperatorError(
    {
      zh_CN: `表 ${table} 无法写入（${wordsOf(error)}）；再次运行时会从这里继续。`,
      en: `The table ${table} could not be written (${wordsOf(error)}); run it again, and it goes on from here.`,
    },
    error,
  );

const differs = (table: string) =>
  new OperatorError({
    zh_CN: `表 ${table} 写入后与来源不一致（行数或校验和不同）：目标状态库未启用。请确认没有其他程序在写入，然后再次运行。`,
    en: `The table ${table} differs from its source in count or sum of its rows: the store there is not taken into use. See that no other program writes to it, then run it again.`,
  });
