import { createHash } from 'node:crypto';
import type { StateDatabase } from '../../state/open-state.ts';
import type { ModuleVersionTable } from '../../state/tables/module-tables.ts';

type Content = Pick<ModuleVersionTable, 'files' | 'manifest'>;

const markOf = ({ files, manifest }: Content): string =>
  createHash('sha256').update(`${files}\n${manifest}`).digest('hex');

/** Notes versions that are about to be removed. */
export async function noteRemoved(
  store: StateDatabase,
  versions: readonly (Content & Pick<ModuleVersionTable, 'name' | 'version'>)[],
): Promise<void> {
  for (const { name, version, ...content } of versions)
    await store
      .insertInto('module_removed')
      .values({ name, version, mark: markOf(content) })
      .onConflict((conflict) => conflict.columns(['name', 'version']).doUpdateSet({ mark: markOf(content) }))
      .execute();
}

/** Whether a number was that of a version with other files, which browsers may still have. */
export async function wasOther(
  store: StateDatabase,
  { name, version, ...content }: Content & Pick<ModuleVersionTable, 'name' | 'version'>,
): Promise<boolean> {
  const row = await store
    .selectFrom('module_removed')
    .select('mark')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined && row.mark !== markOf(content);
}
