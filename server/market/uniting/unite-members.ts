import type { DuckDBConnection } from '@duckdb/node-api';
import type { UnitedField } from '@portal/contract';
import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Dataset } from '../datasets/dataset.ts';
import { joinsOf } from '../datasets/joins.ts';
import { createRelease, type NewDelivery } from '../making/create-release.ts';
import { withReleases } from '../releases/attach.ts';
import type { United } from '../releases/delivery.ts';
import { needRelease } from '../releases/verify-release.ts';
import { type FoundMember, needMember } from '../tables/need-member.ts';
import { allDatasets } from '../tables/tables.ts';
import { joinMembers } from './join-members.ts';
import { tableOfField } from './levels.ts';
import { changedColumns, changedNumbers, refuseMeeting } from './meeting-figures.ts';
import { type Pair, pairsBelow } from './united-pairs.ts';

/** What somebody has decided: a member is another one. */
export interface UniteOrder {
  field: UnitedField;
  /** The key or a name of the member that goes, and of the one that stays. */
  from: string;
  into: string;
  by: string;
  /** The release that has both. */
  onto: string;
  note: string;
}

export interface UnitedRelease {
  release: string;
  from: FoundMember;
  into: FoundMember;
  united: United;
}

/** Both members, as the release that has them calls them. */
async function findBoth(folder: string, { field, from, into, onto }: UniteOrder): Promise<[FoundMember, FoundMember]> {
  const name = tableOfField[field];
  const table = { name, id: `${name}_id` };
  const both = await withReleases(
    folder,
    { fresh: onto },
    async (connection): Promise<[FoundMember, FoundMember]> => [
      await needMember(connection, { schema: 'fresh', release: onto }, table, from),
      await needMember(connection, { schema: 'fresh', release: onto }, table, into),
    ],
  );
  if (both[0].id !== both[1].id) return both;
  throw new Refusal('market.one-already', status.refused, {
    zh_CN: `“${from}”与“${into}”已是同一个成员（${both[0].key}）。`,
    en: `"${from}" and "${into}" are one member already (${both[0].key}).`,
  });
}

/** How many facts of a dataset lead to the member that goes. */
async function countLeading(connection: DuckDBConnection, { facts }: Dataset, { table, from }: Pair): Promise<number> {
  let most = 0;
  for (const { chain, column } of facts.chains) {
    const [narrowest] = chain.tables;
    const found = chain.tables.find(({ name, mirrors }) => (mirrors?.name ?? name) === table);
    if (!narrowest || !found || (found.follows && !found.mirrors)) continue;
    // What shows the members of another table is filled when the release is sealed.
    const isMirrored = narrowest.mirrors !== undefined;
    const wanted = isMirrored ? narrowest.mirrors?.name === table : true;
    if (!wanted) continue;
    const joins =
      isMirrored || narrowest === found
        ? ''
        : ` JOIN ${narrowest.name} ON ${narrowest.name}.${narrowest.id} = f.${column}${joinsOf(chain.tables, new Set([found.name]))}`;
    const own = isMirrored || narrowest === found ? `f.${column}` : `${found.name}.${found.id}`;
    const read = await connection.runAndReadAll(
      `SELECT COUNT(*) FROM ${facts.table} AS f${joins} WHERE ${own} = ${from}`,
    );
    most = Math.max(most, Number(read.getRows()[0]?.[0] ?? 0));
  }
  return most;
}

/** How many facts of a dataset get another key. */
async function countMoved(
  connection: DuckDBConnection,
  dataset: Dataset,
  united: ReadonlySet<string>,
): Promise<number> {
  const changed = changedColumns(dataset, united);
  if (changed.length === 0) return 0;
  const moved = changed.map(({ column, table }) => `${column} IN (SELECT from_id FROM ${table})`);
  const read = await connection.runAndReadAll(
    `SELECT COUNT(*) FROM ${dataset.facts.table} WHERE ${moved.join(' OR ')}`,
  );
  return Number(read.getRows()[0]?.[0] ?? 0);
}

function narrowerOf(pairs: readonly Pair[]): United['narrower'] {
  const found: Record<string, number> = {};
  for (const { table } of pairs.slice(1)) found[table] = (found[table] ?? 0) + 1;
  return found;
}

/**
 * Makes a new, unpublished release in which two members are one, with all that becomes alike below them. Every figure
 * stays; what stood under the one that goes stands under the other, and its names in files lead there.
 * @param folder the market folder
 * @throws Refusal when there is no such release, no single member of a name, or both have a figure of one key; nothing
 *   half made is left behind
 */
export async function uniteMembers(folder: string, order: UniteOrder): Promise<UnitedRelease> {
  const { field, by, onto, note } = order;
  const { demonstration, preliminaryFrom } = await needRelease(folder, onto);
  const [from, into] = await findBoth(folder, order);
  const writer = await createRelease(folder, { demonstration, preliminaryFrom, note }, { id: onto, replaced: [] });
  try {
    const { connection } = writer;
    const first = { table: tableOfField[field], from: from.id, into: into.id };
    const pairs = await pairsBelow(connection, allDatasets, first);
    const tables = new Set(pairs.map(({ table }) => table));
    for (const table of tables) {
      const own = pairs.filter((pair) => pair.table === table).map((pair) => `(${pair.from}, ${pair.into})`);
      await connection.run(`CREATE TEMP TABLE ${changedNumbers(table)} AS
        SELECT * FROM (VALUES ${own.join(', ')}) AS pairs(from_id, into_id)`);
    }
    const united: United = { field, from: from.name, into: into.name, narrower: narrowerOf(pairs) };
    const at = new Date().toISOString();
    const deliveries: NewDelivery[] = [];
    for (const dataset of allDatasets) {
      await refuseMeeting(connection, dataset, tables);
      const moved = await countMoved(connection, dataset, tables);
      if (moved === 0 && (await countLeading(connection, dataset, first)) === 0) continue;
      const counts = { inserted: moved, corrected: 0, withdrawn: moved, unchanged: 0, refused: 0 };
      deliveries.push({ dataset: dataset.key, kind: 'unite', united, at, by, files: [], mapping: null, counts });
    }
    await joinMembers(connection, allDatasets, pairs, writer.id);
    for (const table of tables) await connection.run(`DROP TABLE ${changedNumbers(table)}`);
    const release = (await writer.seal(deliveries)).id;
    return { release, from, into, united };
  } catch (error) {
    await writer.discard();
    throw error;
  }
}
