import type { KnownMembers } from '../members/known-members.ts';
import type { Staged } from './staging.ts';

/** Writes the keys of members beside the values, for the comparison with the published release. */
export async function writeKeys(
  { connection }: Pick<Staged, 'connection'>,
  tables: ReadonlyMap<string, KnownMembers>,
): Promise<void> {
  for (const table of ['sub_model', 'city'] as const) {
    await connection.run(`CREATE TABLE members_${table} (id INTEGER, key VARCHAR)`);
    const appender = await connection.createAppender(`members_${table}`);
    for (const { id, key } of tables.get(table)?.byId.values() ?? []) {
      appender.appendInteger(id);
      appender.appendVarchar(key);
      appender.endRow();
    }
    appender.closeSync();
  }
}
