import { takeOutEntries } from '../../products/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { moduleRefusals } from '../refusals.ts';
import type { StoredFile } from './publish.ts';
import { changeRegistry } from './registry-version.ts';
import { noteRemoved } from './removed.ts';
import { manifestOfVersion, moduleRow, waitForModules } from './rows.ts';

/**
 * Removes a version that stands for nobody, with the files that no other one has.
 * @throws Refusal where there is no such version, or it stands, or is what a rollback leads to
 */
export function removeVersion(db: StateDatabase, name: string, version: string): Promise<void> {
  return db.transaction().execute(async (store) => {
    await waitForModules(store);
    const module = await moduleRow(store, name);
    await manifestOfVersion(store, name, version);
    if ([module.version, module.former, module.trial].includes(version)) throw moduleRefusals.inUse(name, version);
    const own = (await contentsOf(store, name)).filter((each) => each.version === version);
    await noteRemoved(store, own);
    await store.deleteFrom('module_version').where('name', '=', name).where('version', '=', version).execute();
    await removeLooseFiles(store);
  });
}

/**
 * Removes a module whole: its versions, its files, where they may lie, its entries of the menu. Who held the product holds it still.
 * @returns how many versions there were
 * @throws Refusal where there is no such module
 */
export function removeModule(db: StateDatabase, name: string): Promise<number> {
  return db.transaction().execute(async (store) => {
    await waitForModules(store);
    const { version, trial } = await moduleRow(store, name);
    const standing = version ?? trial;
    if (standing !== null) await takeOutEntries(store, (await manifestOfVersion(store, name, standing)).id);
    await noteRemoved(store, await contentsOf(store, name));
    const { numDeletedRows } = await store
      .deleteFrom('module_version')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    await store.deleteFrom('module_origin').where('name', '=', name).execute();
    await store.deleteFrom('module').where('name', '=', name).execute();
    await removeLooseFiles(store);
    await changeRegistry(store);
    return Number(numDeletedRows);
  });
}

const contentsOf = (store: StateDatabase, name: string) =>
  store
    .selectFrom('module_version')
    .select(['name', 'version', 'files', 'manifest'])
    .where('name', '=', name)
    .execute();

async function removeLooseFiles(store: StateDatabase): Promise<void> {
  // Of what stays with its team the portal serves nothing.
  const rows = await store.selectFrom('module_version').select('files').where('address', '=', '').execute();
  const used = rows.flatMap(({ files }) => (JSON.parse(files) as StoredFile[]).map(({ hash }) => hash));
  const known = await store.selectFrom('module_file').select('hash').execute();
  const wanted = new Set(used);
  const loose = known.map(({ hash }) => hash).filter((hash) => !wanted.has(hash));
  for (const hash of loose) await store.deleteFrom('module_file').where('hash', '=', hash).execute();
}
