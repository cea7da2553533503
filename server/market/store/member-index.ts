import type { DuckDBValue } from '@duckdb/node-api';
import { type DimensionKey, dimensionKeys } from '@portal/contract/schemas';
import type { Sentence } from '../../kernel/sentence.ts';
import { type Chain, chains, dimensions, type MemberTable } from '../model/dimensions.ts';
import { memberTables } from './tables.ts';

/** A member of a release, with its parent's key on the next wider level of its hierarchy. */
export interface IndexedMember {
  key: string;
  name: Sentence;
  parent: string | null;
}

/** A sub-model or a city with its key on every dimension of its chain. */
export type Described = Partial<Record<DimensionKey, string>>;

export interface MemberIndex {
  /** The members of a dimension that the release has, in the order they are listed; none for period and source. */
  of(dimension: DimensionKey): readonly IndexedMember[];
  /** @param value the number of a named member, or the code of an enumerated one, as a statement returns it */
  find(dimension: DimensionKey, value: number | string): IndexedMember | undefined;
  /** All sub-models, or all cities, described: to find members within others. */
  described(chain: Chain): readonly Described[];
}

type Ask = (sql: string) => Promise<readonly (readonly DuckDBValue[])[]>;

/** The dimensions of a chain and the column that holds each one's key. */
const columnsOf = (chain: Chain): [DimensionKey, string][] =>
  dimensionKeys.flatMap((key): [DimensionKey, string][] => {
    const dimension = dimensions[key];
    if (dimension.kind === 'named' && dimension.chain === chain) return [[key, `${dimension.table}.key`]];
    if (dimension.kind === 'enumerated' && dimension.chain === chain) {
      return [[key, `${dimension.table}.${dimension.column}`]];
    }
    return [];
  });

async function readDescribed(ask: Ask, chain: Chain): Promise<Described[]> {
  const columns = columnsOf(chain);
  const [fact, ...wider] = chains[chain];
  let inner: MemberTable = fact;
  let from: string = fact;
  for (const table of wider) {
    const id = memberTables[table];
    from += ` JOIN ${table} ON ${table}.${id} = ${inner}.${id}`;
    inner = table;
  }
  const read = await ask(`SELECT ${columns.map(([, column]) => column).join(', ')} FROM ${from}`);
  return (read[0] ?? []).map((_, row) =>
    Object.fromEntries(columns.map(([key], column) => [key, String(read[column]?.[row])])),
  );
}

/** Reads all members of a release once, when it is opened: a few thousand rows. */
export async function readMembers(ask: Ask): Promise<MemberIndex> {
  const rows: Record<Chain, Described[]> = {
    product: await readDescribed(ask, 'product'),
    place: await readDescribed(ask, 'place'),
  };
  const lists = new Map<DimensionKey, IndexedMember[]>();
  const finders = new Map<DimensionKey, Map<number | string, IndexedMember>>();
  for (const key of dimensionKeys) {
    const dimension = dimensions[key];
    const finder = new Map<number | string, IndexedMember>();
    if (dimension.kind === 'enumerated') {
      const present = new Set(rows[dimension.chain].map((row) => row[key]));
      for (const member of dimension.members) {
        if (present.has(member.key)) finder.set(member.key, { ...member, parent: null });
      }
      for (const code of present) {
        if (code && !finder.has(code)) {
          finder.set(code, { key: code, name: { zh_CN: code, en: code }, parent: null });
        }
      }
    }
    if (dimension.kind === 'named') {
      const parents = new Map(
        rows[dimension.chain].map((row) => [row[key], dimension.parent ? row[dimension.parent] : undefined]),
      );
      const id = memberTables[dimension.table];
      const read = await ask(`SELECT ${id}, key, name_zh, name_en FROM ${dimension.table} ORDER BY key`);
      (read[0] ?? []).forEach((number, row) => {
        const own = String(read[1]?.[row]);
        const name = { zh_CN: String(read[2]?.[row]), en: String(read[3]?.[row]) };
        finder.set(Number(number), { key: own, name, parent: parents.get(own) ?? null });
      });
    }
    finders.set(key, finder);
    lists.set(key, [...finder.values()]);
  }
  return {
    of: (dimension) => lists.get(dimension) ?? [],
    find: (dimension, value) => finders.get(dimension)?.get(value),
    described: (chain) => rows[chain],
  };
}
