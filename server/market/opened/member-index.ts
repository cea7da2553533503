import type { DuckDBValue } from '@duckdb/node-api';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { datedTables, type History, relationOf } from '../datasets/dated.ts';
import { type Chain, type Dataset, keyColumn, type MemberDimension, unnamedOf } from '../datasets/index.ts';
import { joinsOf } from '../datasets/joins.ts';
import type { ReleaseInfo } from '../releases/release.ts';
import { type Former, type Formers, readFormers } from '../tables/former-members.ts';
import { readSuccessions, type Successions } from './succession-lines.ts';
import { readUnitedKeys, type UnitedKeys } from './united-keys.ts';

/** A member of a release, with its parent's key on the next wider level of its hierarchy. */
export interface IndexedMember {
  key: string;
  name: Sentence;
  parent: string | null;
  /** What it was called and described by before, the oldest first; missing where nothing changed. */
  was?: readonly Former[];
}

/** A member of the narrowest level of a chain, with its key on every dimension of it. */
export type Described = Readonly<Record<string, string>>;

export interface MemberIndex {
  /** The members of a dimension that the release has, in the order they are listed; none for period and source. */
  of(dimension: string): readonly IndexedMember[];
  /** @param value the number of a named member, or the code of an enumerated one, as a statement returns it */
  find(dimension: string, value: number | string): IndexedMember | undefined;
  /** The numbers, or codes, of the members of a dimension that are not told by name: unknown, other, remainder. */
  unnamed(dimension: string): readonly (number | string)[];
  /** The numbers, or codes, of the members of some keys; keys that nobody has are left out. */
  valuesOf(dimension: string, keys: readonly string[]): readonly (number | string)[];
  /** The keys of members that have become one with another: links, kept views and watches may still name them. */
  united: UnitedKeys;
  /** The members that were succeeded by others, by dimension. */
  successions: Successions;
  /** All sub-models, or all cities, described: to find members within others. */
  described(chain: Chain): readonly Described[];
  /** The same, and each once more as it was before something of it changed. */
  everDescribed(chain: Chain): readonly Described[];
}

type Ask = (sql: string) => Promise<readonly (readonly DuckDBValue[])[]>;

async function readDescribed(
  ask: Ask,
  { tables, dimensions }: Chain,
  dated?: ReadonlySet<string>,
): Promise<Described[]> {
  const keys = Object.keys(dimensions);
  const columns = Object.values(dimensions).map((dimension) => `${dimension.table.name}.${keyColumn(dimension)}`);
  const [first] = tables;
  if (!first) return [];
  const asOf = dated && { tables: dated };
  const read = await ask(
    `SELECT ${columns.join(', ')} FROM ${relationOf(first, asOf)}${joinsOf(tables, undefined, asOf)}`,
  );
  return (read[0] ?? []).map((_, row) =>
    Object.fromEntries(keys.map((key, column) => [key, String(read[column]?.[row])])),
  );
}

/** The members of a dimension by their number or code, in the order they are listed. */
async function readDimension(
  ask: Ask,
  key: string,
  dimension: MemberDimension,
  { rows, formers }: { rows: readonly Described[]; formers: Formers },
) {
  const found = new Map<number | string, IndexedMember>();
  if (dimension.kind === 'enumerated') {
    const present = new Set(rows.map((row) => row[key]));
    for (const member of dimension.members) {
      if (present.has(member.key)) found.set(member.key, { ...member, parent: null });
    }
    for (const code of present) {
      if (code && !found.has(code)) found.set(code, { key: code, name: { zh_CN: code, en: code }, parent: null });
    }
    return found;
  }
  const { parent, table } = dimension;
  const parents = new Map(rows.map((row) => [row[key], parent === null ? undefined : row[parent]]));
  const read = await ask(`SELECT ${table.id}, key, name_zh, name_en FROM ${table.name} ORDER BY key`);
  (read[0] ?? []).forEach((number, row) => {
    const own = String(read[1]?.[row]);
    const name = { zh_CN: String(read[2]?.[row]), en: String(read[3]?.[row]) };
    const was = formers(table.name, Number(number));
    found.set(Number(number), { key: own, name, parent: parents.get(own) ?? null, ...(was.length > 0 && { was }) });
  });
  return found;
}

/**
 * Reads all members that some datasets are cut by once, when a release is opened: a few thousand rows.
 * @param history what of them changed from a month on
 */
export async function readMembers(ask: Ask, datasets: readonly Dataset[], history?: History): Promise<MemberIndex> {
  const dated = datedTables(history);
  const chains = new Map(
    datasets.flatMap(({ facts }) => facts.chains.map(({ chain }): [string, Chain] => [chain.key, chain])),
  );
  const dimensions = Object.assign({}, ...[...chains.values()].map((chain) => chain.dimensions));
  const byKey = dimensions as Record<string, MemberDimension>;
  const formers = await readFormers(ask, byKey, history);
  const rows = new Map<string, Described[]>();
  const everRows = new Map<string, Described[]>();
  const members = new Map<string, Map<number | string, IndexedMember>>();
  const unnamed = new Map<string, (number | string)[]>();
  for (const chain of chains.values()) {
    const described = await readDescribed(ask, chain);
    rows.set(chain.key, described);
    const changes = chain.tables.some(({ name }) => dated.has(name));
    const ever = changes ? await readDescribed(ask, chain, dated) : described;
    everRows.set(chain.key, ever);
    for (const [key, dimension] of Object.entries(chain.dimensions)) {
      // A chain that begins further out says less of the hierarchy than the one before it.
      if (members.has(key)) continue;
      const found = await readDimension(ask, key, dimension, { rows: ever, formers });
      members.set(key, found);
      const without = [...found].filter(([, member]) => unnamedOf(dimension, member.key) !== null);
      unnamed.set(
        key,
        without.map(([value]) => value),
      );
    }
  }
  const united = await readUnitedKeys(ask, byKey, members);
  const successions = await readSuccessions(ask, byKey);
  for (const { dimensions: offered } of datasets) {
    for (const [key, dimension] of Object.entries(offered)) {
      if (dimension.kind !== 'band') continue;
      const bands = dimension.members.map((band): [string, IndexedMember] => {
        return [band.key, { key: band.key, name: band.name, parent: null }];
      });
      members.set(key, new Map(bands));
    }
  }
  const values = new Map(
    [...members].map(([dimension, found]) => [dimension, new Map([...found].map(([value, { key }]) => [key, value]))]),
  );
  const lists = new Map([...members].map(([key, found]) => [key, [...found.values()]]));
  return {
    of: (dimension) => lists.get(dimension) ?? [],
    find: (dimension, value) => members.get(dimension)?.get(value),
    unnamed: (dimension) => unnamed.get(dimension) ?? [],
    valuesOf: (dimension, keys) => keys.flatMap((key) => values.get(dimension)?.get(key) ?? []),
    united,
    successions,
    described: ({ key }) => rows.get(key) ?? [],
    everDescribed: ({ key }) => everRows.get(key) ?? [],
  };
}

/** The datasets that a release has something of: one sealed before there was a dataset has none of its tables. */
export const storedDatasets = (datasets: readonly Dataset[], info: ReleaseInfo): Dataset[] =>
  datasets.filter((dataset) => dataset.covered(info).length > 0);
