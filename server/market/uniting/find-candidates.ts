import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import { type UnitedField, unitedFields } from '@portal/contract';
import { rowsIn, shapeOf } from '../changes/fact-members.ts';
import { withReleases } from '../releases/attach.ts';
import { needRelease } from '../releases/verify-release.ts';
import { factsOfPairs, makeSeries, proportionalPairs, samePairs } from './alike-figures.ts';
import { alikeNames } from './alike-names.ts';
import { readApart } from './apart.ts';
import { type Candidate, type CandidateMember, chooseCandidates, type Reason } from './choose-candidates.ts';
import { isNamed, tableOfField } from './levels.ts';

/** How many pairs are proposed. */
const mostProposed = 50;

type Known = Omit<CandidateMember, 'sold' | 'months'> & { scope: string; around: string[] };

const wide = {
  manufacturer: [],
  brand: [],
  model: ['brand'],
  subModel: ['model', 'manufacturer'],
} as const satisfies Record<UnitedField, readonly UnitedField[]>;

async function ask(connection: DuckDBConnection, sql: string): Promise<DuckDBValue[][]> {
  return (await connection.runAndReadAll(sql)).getRows();
}

/** The members of a level, with what they belong to; of the levels before it the members are known. */
async function readMembers(
  connection: DuckDBConnection,
  field: UnitedField,
  rows: (table: string) => string,
  known: ReadonlyMap<UnitedField, ReadonlyMap<number, Known>>,
): Promise<Map<number, Known>> {
  const table = tableOfField[field];
  const wider = wide[field];
  const fuel = field === 'subModel' ? 't.fuel_type' : "''";
  const ids = wider.map((each) => `, t.${tableOfField[each]}_id`).join('');
  const read = await ask(
    connection,
    `SELECT t.${table}_id, t.key, t.name_zh, t.name_en, ${fuel}${ids} FROM ${rows(table)} AS t ORDER BY 1`,
  );
  const members = read.flatMap(([id, key, zh, en, ofFuel, ...parents]): [number, Known][] => {
    if (!isNamed(field, String(key))) return [];
    const own = wider.map((each, at): [UnitedField, number] => [each, Number(parents[at])]);
    const around = own.flatMap(([each, number]) => {
      const member = known.get(each)?.get(number);
      return member ? [...member.around, member.name.zh_CN, member.name.en] : [];
    });
    const name = { zh_CN: String(zh), en: String(en) };
    const scope = [...own.map(([, number]) => number), ofFuel].join(' ');
    const fuels = ofFuel === '' ? [] : [String(ofFuel)];
    return [
      [
        Number(id),
        {
          id: Number(id),
          key: String(key),
          name,
          wider: Object.fromEntries(own),
          scope,
          around: [...around, ...fuels],
        },
      ],
    ];
  });
  return new Map(members);
}

/** The pairs of a level by all that speaks for them, each with its reasons. */
async function pairsOf(
  connection: DuckDBConnection,
  field: UnitedField,
  members: ReadonlyMap<number, Known>,
): Promise<Map<string, { ids: [number, number]; reasons: Reason[] }>> {
  const found = new Map<string, { ids: [number, number]; reasons: Reason[] }>();
  const note = (id: number, other: number, reason: Reason) => {
    if (!members.has(id) || !members.has(other)) return;
    const key = `${id} ${other}`;
    const pair = found.get(key) ?? { ids: [id, other], reasons: [] };
    found.set(key, pair);
    pair.reasons.push(reason);
  };
  for (const { ids, reason } of alikeNames([...members.values()])) note(...ids, { kind: reason });
  for (const row of await ask(connection, samePairs(field))) {
    const [id = 0, other = 0, months = 0, difference = 0] = row.map(Number);
    note(id, other, { kind: 'same', months, difference });
  }
  for (const row of await ask(connection, proportionalPairs(field))) {
    const [id = 0, other = 0, months = 0, correlation = 0, ratio = 0] = row.map(Number);
    note(id, other, { kind: 'proportional', months, correlation, ratio });
  }
  return found;
}

async function candidatesOf(
  connection: DuckDBConnection,
  field: UnitedField,
  members: ReadonlyMap<number, Known>,
): Promise<Candidate[]> {
  const pairs = await pairsOf(connection, field, members);
  if (pairs.size === 0) return [];
  const facts = await ask(
    connection,
    factsOfPairs(
      field,
      [...pairs.values()].map(({ ids }) => ids),
    ),
  );
  return facts.flatMap((row): Candidate[] => {
    const [id = 0, other = 0, sold = 0, months = 0, otherSold = 0, otherMonths = 0, together = 0] = row.map(Number);
    const [first, second] = [members.get(id), members.get(other)];
    const reasons = pairs.get(`${id} ${other}`)?.reasons;
    if (!first || !second || !reasons) return [];
    const both = [
      { ...first, sold, months },
      { ...second, sold: otherSold, months: otherMonths },
    ] as const;
    return [{ field, members: both, reasons, together }];
  });
}

/**
 * Finds members of a release that may be one under two names: manufacturers, brands, models and sub-models, by their
 * names and their sales. Nothing is united by it.
 * @param folder the market folder
 * @param id of the release
 * @returns the likeliest first, at most 50, without those that somebody has decided are apart
 * @throws Refusal when there is no such release, or it is damaged
 */
export async function findCandidates(folder: string, id: string): Promise<Candidate[]> {
  await needRelease(folder, id);
  const isApart = await readApart(folder);
  return withReleases(folder, { fresh: id }, async (connection) => {
    const shape = await shapeOf(connection, 'fresh');
    const rows = (table: string) => rowsIn(shape, table) ?? `fresh.${table}`;
    const known = new Map<UnitedField, Map<number, Known>>();
    const all: Candidate[] = [];
    for (const field of unitedFields) {
      const members = await readMembers(connection, field, rows, known);
      known.set(field, members);
      await connection.run(makeSeries(field, rows));
      all.push(...(await candidatesOf(connection, field, members)));
    }
    return chooseCandidates(all, isApart, mostProposed);
  });
}
