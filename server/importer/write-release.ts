import type { DuckDBConnection } from '@duckdb/node-api';
import { createRelease, type NewRelease } from '../market/index.ts';
import type { MemberRegistry, MemberTable } from './member-registry.ts';

/** Writes the members of an import into the tables of a release; numbers are whole, all else is text. */
async function writeMembers(connection: DuckDBConnection, registry: MemberRegistry): Promise<void> {
  for (const [table, members] of Object.entries(registry.tables) as [MemberTable, typeof registry.tables.city][]) {
    const appender = await connection.createAppender(table);
    for (const { id, key, name, rest } of members.values()) {
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
}

/**
 * Seals an unpublished release from the table `facts` of a closed staging database. Members that no accepted value
 * speaks of are left out.
 * @returns the id of the release
 */
export async function writeRelease(
  marketFolder: string,
  stagingFile: string,
  registry: MemberRegistry,
  info: Pick<NewRelease, 'id' | 'note' | 'preliminaryFrom'>,
): Promise<string> {
  const release = await createRelease(marketFolder, { demonstration: false, ...info });
  try {
    const { connection } = release;
    await writeMembers(connection, registry);
    await connection.run(`ATTACH '${stagingFile.replaceAll("'", "''")}' AS staging (READ_ONLY)`);
    await connection.run(`INSERT INTO sales
      SELECT month, source, sub_model_id, city_id, CAST(volume AS INTEGER) FROM staging.facts`);
    await connection.run('DETACH staging');
    const unused = [
      ['sub_model', 'sub_model_id', 'sales'],
      ['model', 'model_id', 'sub_model'],
      ['brand', 'brand_id', 'model'],
      ['manufacturer', 'manufacturer_id', 'sub_model'],
      ['city', 'city_id', 'sales'],
      ['province', 'province_id', 'city'],
    ] as const;
    for (const [table, id, user] of unused) {
      await connection.run(`DELETE FROM ${table} WHERE ${id} NOT IN (SELECT ${id} FROM ${user})`);
    }
    return (await release.seal()).id;
  } catch (error) {
    await release.discard();
    throw error;
  }
}
