import type { DuckDBConnection } from '@duckdb/node-api';
import { isBuiltIn, sourceNumber } from '../../market/index.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { MemberRegistry, MemberTable } from './member-registry.ts';
import { writeHistory } from './write-history.ts';

/** Writes the members that the former release does not have; numbers are whole, all else is text. */
export async function writeMembers(connection: DuckDBConnection, registry: MemberRegistry): Promise<void> {
  for (const [table, members] of Object.entries(registry.tables) as [MemberTable, typeof registry.tables.city][]) {
    const appender = await connection.createAppender(table);
    for (const { id, key, name, rest, row } of members.values()) {
      if (row === null) continue;
      appender.appendInteger(id);
      for (const text of [key, name.zh_CN, name.en]) appender.appendVarchar(text);
      for (const value of rest) {
        if (typeof value === 'number') appender.appendInteger(value);
        else appender.appendVarchar(value);
      }
      appender.endRow();
    }
    appender.closeSync();
  }
  for (const { table, id, field, value } of registry.learned) {
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    await connection.run(`UPDATE ${table} SET ${column} = $1 WHERE ${table}_id = $2`, [value, id]);
  }
  await writeHistory(connection, registry);
}

/** Writes the sources that a mapping declares; of those that a release has already it replaces the words. */
export async function writeSources(
  connection: DuckDBConnection,
  sources: NonNullable<Mapping['sources']>,
): Promise<void> {
  for (const { key, name, counts, unit = 'month' } of sources.filter(({ key: own }) => !isBuiltIn(own))) {
    const words = [key, name.zh_CN, name.en, counts.zh_CN, counts.en, unit];
    await connection.run('DELETE FROM data_source WHERE key = $1', [key]);
    const places = words.map((_, place) => `$${place + 1}`).join(', ');
    await connection.run(`INSERT INTO data_source VALUES (${sourceNumber(key)}, ${places})`, words);
  }
}
