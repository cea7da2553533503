import { scopeOfKey, tableOf } from '../members/car-keys.ts';
import { unknown } from '../members/field-history.ts';
import type { KnownCars } from '../members/known-cars.ts';
import { allCarFields, carFields, carLevels } from '../rows/car-fields.ts';
import { formerTable } from './former-tables.ts';
import type { Staged } from './staging.ts';

/** Makes known what changed of the members of the former release, and what they were called. */
export async function standHistory({ connection }: Pick<Staged, 'connection'>, cars: KnownCars): Promise<void> {
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
    const level = carLevels.find((each) => tableOf[each] === table);
    // What files of another dataset said of its members stays as it is.
    const member = level && cars.table(level).byId.get(Number(id));
    if (!member || !first) continue;
    if (attribute !== 'name') {
      const field = allCarFields.find((each) => carFields[each].column === attribute) ?? attribute;
      cars.history.set([table, member.key, field].join('\n'), {
        first: first.value === unknown ? null : first.value,
        steps: steps.map(({ since, value }) => ({ since, value, row: null })),
      });
      continue;
    }
    const scope = scopeOfKey(level, member.key, first.value, member.codes[carFields.fuelType.column] ?? '');
    const names = [first, ...steps].map(({ since, value, name }) => ({ since, own: value, name }));
    cars.names.stand(scope, member.key, names);
  }
}
