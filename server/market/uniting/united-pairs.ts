import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../datasets/dataset.ts';
import { type HoldingTable, memberTablesOf } from '../datasets/tables.ts';
import { bareForm, formsOf } from './name-forms.ts';

/** Two members of a table that become one: the number of the one that goes, and of the one that stays. */
export interface Pair {
  table: string;
  from: number;
  into: number;
}

/** The tables whose members files bring, the widest first: each behind those whose numbers it holds. */
function fromTheWidest(among: readonly Dataset[]): HoldingTable[] {
  const all = memberTablesOf(among).filter(({ table }) => !table.members && !table.follows);
  const ordered: HoldingTable[] = [];
  const place = (holding: HoldingTable) => {
    if (ordered.includes(holding)) return;
    for (const { name } of holding.holds) {
      const wider = all.find(({ table }) => table.name === name);
      if (wider) place(wider);
    }
    ordered.push(holding);
  };
  for (const holding of all) place(holding);
  return ordered;
}

/** A member of a narrower table, with what it belongs to once the wider ones are one. */
interface Narrower {
  id: number;
  /** What it must have in common with another to be the same: all that it belongs to, and its codes that do not change. */
  within: string;
  /** Whether something that it belongs to goes. */
  goes: boolean;
  forms: string[];
}

type Names = Map<number, string[]>;

/** The narrower members of a table that something which becomes one has, with all names of what they belong to. */
async function readNarrower(
  connection: DuckDBConnection,
  { table, holds }: HoldingTable,
  pairs: readonly Pair[],
  names: ReadonlyMap<string, Names>,
): Promise<{ members: Narrower[]; own: Names }> {
  const codes = (table.codes ?? []).filter((code) => !table.dated?.includes(code));
  const columns = [table.id, 'name_zh', 'name_en', ...holds.map(({ id }) => id), ...codes];
  const read = await connection.runAndReadAll(`SELECT ${columns.join(', ')} FROM ${table.name} ORDER BY 1`);
  const own: Names = new Map();
  const members = read.getRows().flatMap(([number, zh, en, ...rest]): Narrower[] => {
    const id = Number(number);
    const wider = holds.map(({ name }, at) => {
      const owner = Number(rest[at]);
      const pair = pairs.find((each) => each.table === name && (each.from === owner || each.into === owner));
      return { name, owner, pair, into: pair?.into ?? owner };
    });
    const around = wider.flatMap(({ name, owner, into }) =>
      [owner, into].flatMap((each) => names.get(name)?.get(each) ?? []),
    );
    const fixed = rest.slice(holds.length).map(String);
    own.set(id, [String(zh), String(en), ...around]);
    if (wider.every(({ pair }) => pair === undefined)) return [];
    const { written } = formsOf({ zh_CN: String(zh), en: String(en) }, [...around, ...fixed]);
    return [
      {
        id,
        within: [...wider.map(({ into }) => into), ...fixed].join('\n'),
        goes: wider.some(({ pair, owner }) => pair !== undefined && pair.from === owner),
        forms: written.length > 0 ? written : [bareForm(String(zh)), bareForm(String(en))],
      },
    ];
  });
  return { members, own };
}

/** @returns the members that become one: each that goes with the first that is alike and stays */
function alike(table: string, members: readonly Narrower[]): Pair[] {
  const staying = new Map<string, number>();
  for (const { id, within, goes, forms } of members) {
    if (!goes) for (const form of forms) staying.set(`${within}\n${form}`, staying.get(`${within}\n${form}`) ?? id);
  }
  return members.flatMap(({ id, within, goes, forms }): Pair[] => {
    const into = goes
      ? forms.map((form) => staying.get(`${within}\n${form}`)).find((each) => each !== undefined)
      : undefined;
    return into === undefined ? [] : [{ table, from: id, into }];
  });
}

/**
 * Finds all that becomes one where two members do: below them, what has the same name (in either language, without what
 * it belongs to), the same codes that never change (fuel, model year), and belongs to the same otherwise.
 * @param connection open on the tables of the release that is made
 * @returns that pair first, then the narrower ones
 */
export async function pairsBelow(
  connection: DuckDBConnection,
  among: readonly Dataset[],
  first: Pair,
): Promise<Pair[]> {
  const pairs = [first];
  const names = new Map<string, Names>();
  for (const holding of fromTheWidest(among)) {
    const { members, own } = await readNarrower(connection, holding, pairs, names);
    names.set(holding.table.name, own);
    pairs.push(...alike(holding.table.name, members));
  }
  return pairs;
}
