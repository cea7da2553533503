import { unitedTable } from '../../market/index.ts';
import { bareNames } from '../members/called-members.ts';
import { scopeOfKey } from '../members/car-keys.ts';
import { unknown } from '../members/field-history.ts';
import type { MemberRegistry, MemberTable } from '../members/member-registry.ts';
import type { NamedLevel } from '../rows/car-fields.ts';
import { formerTable } from './former-tables.ts';
import type { Staged } from './staging.ts';

/** How the registry calls what a column of a table says: fuelType for fuel_type. */
const fieldOf = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Makes the members of the release that a delivery is made onto known, the schema `former` of the staging database:
 * whatever the delivery says of them, they keep their numbers.
 */
export async function standOn({ connection }: Pick<Staged, 'connection'>, registry: MemberRegistry): Promise<void> {
  const standing = new Map<string, Standing>();
  const united = await unitedNames(connection);
  for (const table of Object.keys(registry.tables) as MemberTable[]) {
    const read = await connection.runAndReadAll(`SELECT * FROM ${await formerTable(connection, table)} AS known`);
    const columns = read.columnNames();
    for (const row of read.getRows()) {
      const texts = Object.fromEntries(
        columns.flatMap((column, at) => (typeof row[at] === 'string' ? [[column, row[at] as string]] : [])),
      );
      const { key = '', name_zh = '', name_en = '', ...codes } = texts;
      const described = Object.fromEntries(Object.entries(codes).map(([column, code]) => [fieldOf(column), code]));
      const id = Number(row[0]);
      const name = { zh_CN: name_zh, en: name_en };
      const of = (wider: MemberTable) => standing.get(`${wider} ${row[columns.indexOf(`${wider}_id`)]}`);
      const former = united.get(`${table} ${id}`) ?? [];
      standing.set(`${table} ${id}`, { key, name, former, brand: of('brand') });
      registry.stand(table, { id, key, name, described }, of('manufacturer')?.name.en ?? '');
      const level = levels[table];
      if (!level) continue;
      const fuel = codes.fuel_type ?? '';
      for (const called of [name, ...former]) {
        registry.names.called.stand({ level, key, name, ...calledOf(table, called, fuel, of) });
      }
    }
  }
  await standHistory(connection, registry);
}

/** The names of members that have become one with another one, by the table and number of that. */
async function unitedNames(connection: Staged['connection']): Promise<Map<string, Standing['name'][]>> {
  const found = new Map<string, Standing['name'][]>();
  const from = await formerTable(connection, unitedTable);
  if (from === null) return found;
  const read = await connection.runAndReadAll(
    `SELECT member_table, member_id, name_zh, name_en FROM ${from} AS known ORDER BY ALL`,
  );
  for (const [table, id, zh, en] of read.getRows()) {
    const member = `${table} ${id}`;
    found.set(member, [...(found.get(member) ?? []), { zh_CN: String(zh), en: String(en) }]);
  }
  return found;
}

/** A member that others belong to, and the brand of a model. */
interface Standing {
  key: string;
  name: { zh_CN: string; en: string };
  /** Of those that have become one with it. */
  former: Standing['name'][];
  brand: Standing | undefined;
}

/** What a member is called, and within what. */
function calledOf(
  table: MemberTable,
  { zh_CN, en }: { zh_CN: string; en: string },
  fuel: string,
  of: (wider: MemberTable) => Standing | undefined,
): { within: string[]; called: string[] } {
  if (table === 'manufacturer' || table === 'brand') return { within: [], called: [zh_CN, en] };
  const [model, maker] = [of('model'), of('manufacturer')];
  const brand = of('brand') ?? model?.brand;
  const around = [brand, model, maker].flatMap((member) =>
    member ? [member.name, ...member.former].flatMap((name) => [name.zh_CN, name.en]) : [],
  );
  const called = [zh_CN, en].flatMap((name) => bareNames(name, [...around, ...(fuel === '' ? [] : [fuel])]));
  return table === 'model'
    ? { within: [brand?.key ?? ''], called }
    : { within: [maker?.key ?? '', model?.key ?? '', fuel.toLowerCase()], called };
}

const levels: Readonly<Record<string, NamedLevel>> = {
  manufacturer: 'manufacturer',
  brand: 'brand',
  model: 'model',
  sub_model: 'subModel',
};

/** Makes known what changed of the members of the former release, and what they were called. */
async function standHistory(connection: Staged['connection'], registry: MemberRegistry): Promise<void> {
  const from = await formerTable(connection, 'member_history');
  if (from === null) return;
  const read = await connection.runAndReadAll(
    `SELECT member_table, member_id, attribute, since, value, name_zh, name_en FROM ${from} AS known
     ORDER BY member_table, member_id, attribute, since`,
  );
  const found = new Map<string, { since: number; value: string; name: { zh_CN: string; en: string } }[]>();
  for (const [table, id, attribute, since, value, zh, en] of read.getRows()) {
    const place = [table, id, attribute].join('\n');
    const step = { since: Number(since), value: String(value), name: { zh_CN: String(zh), en: String(en) } };
    found.set(place, [...(found.get(place) ?? []), step]);
  }
  for (const [place, [first, ...steps]] of found) {
    const [table = '', id = '', attribute = ''] = place.split('\n');
    const level = levels[table];
    // What files of another dataset said of its members stays as it is.
    if (!level) continue;
    const member = [...registry.tables[table as MemberTable].values()].find((candidate) => candidate.id === Number(id));
    if (!member || !first) continue;
    if (attribute !== 'name') {
      registry.history.set([table, member.key, fieldOf(attribute)].join('\n'), {
        first: first.value === unknown ? null : first.value,
        steps: steps.map(({ since, value }) => ({ since, value, row: null })),
      });
      continue;
    }
    const scope = scopeOfKey(level, member.key, first.value, member.described.fuelType ?? '');
    const names = [first, ...steps].map(({ since, value, name }) => ({ since, own: value, name }));
    registry.names.stand(scope, member.key, names);
  }
}
