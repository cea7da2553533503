import type { DuckDBConnection } from '@duckdb/node-api';
import { type CarField, carFields } from '../rows/car-fields.ts';
import { tableOf } from './car-keys.ts';
import { presentOf } from './field-history.ts';
import type { KnownCars } from './known-cars.ts';

interface Row {
  table: string;
  id: number;
  attribute: string;
  since: number;
  value: string;
  zh?: string;
  en?: string;
}

async function keep(connection: DuckDBConnection, { table, id, attribute, since, value, zh = '', en = '' }: Row) {
  await connection.run('INSERT INTO member_history VALUES ($1, $2, $3, $4, $5, $6, $7)', [
    ...[table, id, attribute, since, value, zh, en],
  ]);
}

const forget = (connection: DuckDBConnection, table: string, id: number, attribute: string) =>
  connection.run('DELETE FROM member_history WHERE member_table = $1 AND member_id = $2 AND attribute = $3', [
    ...[table, id, attribute],
  ]);

/** Writes what changes of members from a month on, and what holds of them now; their tables are filled. */
export async function writeHistory(connection: DuckDBConnection, cars: KnownCars): Promise<void> {
  for (const [place, history] of cars.history) {
    const [table = '', key = '', field = ''] = place.split('\n');
    const id = cars.tables.get(table)?.withKey(key)?.id;
    if (id === undefined || history.steps.length === 0) continue;
    const attribute = carFields[field as CarField].column;
    await forget(connection, table, id, attribute);
    const first = { since: 0, value: history.first ?? 'unknown' };
    for (const { since, value } of [first, ...history.steps])
      await keep(connection, { table, id, attribute, since, value });
    await connection.run(`UPDATE ${table} SET ${attribute} = $1 WHERE ${table}_id = $2`, [presentOf(history), id]);
  }
  for (const { level, key, steps } of cars.names.fresh()) {
    const table = tableOf[level];
    const id = cars.table(level).withKey(key)?.id;
    const last = steps.at(-1);
    const before = steps.at(-2);
    if (id === undefined || !last || !before) continue;
    await forget(connection, table, id, 'name');
    for (const { since, own, name } of steps) {
      await keep(connection, { table, id, attribute: 'name', since, value: own, zh: name.zh_CN, en: name.en });
    }
    await connection.run(`UPDATE ${table} SET name_zh = $1, name_en = $2 WHERE ${table}_id = $3`, [
      ...[last.name.zh_CN, last.name.en, id],
    ]);
    for (const narrower of narrowerOf[table] ?? []) {
      await renameWithin(connection, {
        ...narrower,
        of: table,
        id,
        since: last.since,
        from: before.name,
        to: last.name,
      });
    }
  }
}

/** Whose names begin with that of a member, or end with it in brackets. */
const narrowerOf: Readonly<Record<string, readonly { table: string; within: string }[]>> = {
  manufacturer: [{ table: 'sub_model', within: 'manufacturer_id = $1' }],
  brand: [
    { table: 'model', within: 'brand_id = $1' },
    { table: 'sub_model', within: 'model_id IN (SELECT model_id FROM model WHERE brand_id = $1)' },
  ],
  model: [{ table: 'sub_model', within: 'model_id = $1' }],
};

type Both = Readonly<Record<'zh_CN' | 'en', string>>;

interface Within {
  table: string;
  within: string;
  of: string;
  id: number;
  since: number;
  from: Both;
  to: Both;
}

/** Members that are called by a name that changes are called by the new one from the same month on. */
async function renameWithin(connection: DuckDBConnection, { table, within, of, id, since, from, to }: Within) {
  const read = await connection.runAndReadAll(
    `SELECT ${table}_id, name_zh, name_en,
       (SELECT MAX(h.since) FROM member_history AS h
        WHERE h.member_table = '${table}' AND h.member_id = ${table}_id AND h.attribute = 'name')
     FROM ${table} WHERE ${within}`,
    [id],
  );
  const renamed = (name: string, language: 'zh_CN' | 'en'): string => {
    const [old, fresh] = [from[language], to[language]];
    if (of !== 'manufacturer') {
      const rest = name.slice(old.length);
      // Minivan does not bear the name of the brand Mini; Chinese names stand without a space.
      const isOneWord = /[\p{Script=Latin}\p{N}]$/u.test(old) && /^[\p{Script=Latin}\p{N}]/u.test(rest);
      return name.startsWith(old) && !isOneWord ? `${fresh}${rest}` : name;
    }
    const [open, close] = language === 'zh_CN' ? ['（', '）'] : [' (', ')'];
    const suffix = `${open}${old}${close}`;
    return name.endsWith(suffix) ? `${name.slice(0, -suffix.length)}${open}${fresh}${close}` : name;
  };
  for (const [number, zh, en, last] of read.getRows()) {
    const name = { zh: renamed(String(zh), 'zh_CN'), en: renamed(String(en), 'en') };
    const own = { table, id: Number(number), attribute: 'name', value: '' };
    // It has the new name already, or one that it got later.
    if ((name.zh === zh && name.en === en) || (last !== null && Number(last) >= since)) continue;
    if (last === null) await keep(connection, { ...own, since: 0, zh: String(zh), en: String(en) });
    await keep(connection, { ...own, since, ...name });
    await connection.run(`UPDATE ${table} SET name_zh = $1, name_en = $2 WHERE ${table}_id = $3`, [
      ...[name.zh, name.en, own.id],
    ]);
  }
}
