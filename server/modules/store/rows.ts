import type { AreaManifest } from '@portal/contract';
import type { StateDatabase } from '../../state/open-state.ts';
import type { ModuleTable } from '../../state/tables/module-tables.ts';
import { shareTurn, waitTurn } from '../../state/wait-turn.ts';
import { unlistedIn } from '../package/read-package.ts';
import { moduleRefusals } from '../refusals.ts';

/** Who has a trial: ids of accounts and companies. */
export interface Audience {
  accounts: string[];
  companies: string[];
}

const modules = 'modules';

/** Meant for every transaction that changes what stands, or removes something: they run one after the other, and alone. */
export const waitForModules = (store: StateDatabase): Promise<void> => waitTurn(store, modules);

/**
 * Meant for a transaction that publishes a version: those of one module run one after the other, whatever server they came
 * to, and those of others beside them. Nothing is removed meanwhile, so no file goes that two versions have.
 */
export async function waitToPublish(store: StateDatabase, name: string): Promise<void> {
  await shareTurn(store, modules);
  await waitTurn(store, `module ${name}`);
}

/** @throws Refusal where there is no such module */
export async function moduleRow(store: StateDatabase, name: string): Promise<ModuleTable> {
  const found = await store.selectFrom('module').selectAll().where('name', '=', name).executeTakeFirst();
  if (!found) throw moduleRefusals.notFound(name);
  return found;
}

/** @throws Refusal where the module has no such version */
export async function manifestOfVersion(store: StateDatabase, name: string, version: string): Promise<AreaManifest> {
  const found = await store
    .selectFrom('module_version')
    .select('manifest')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!found) throw moduleRefusals.noVersion(name, version);
  return JSON.parse(found.manifest) as AreaManifest;
}

/** Where the files of a version stay with their team; empty where the portal has them. */
export async function addressOfVersion(store: StateDatabase, name: string, version: string): Promise<string> {
  const found = await store
    .selectFrom('module_version')
    .select('address')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  return found?.address ?? '';
}

/** What the manifest of each version does not list of its scripts and styles; a version that lists all is left out. */
export async function unlistedFiles(store: StateDatabase, name: string): Promise<Record<string, string[]>> {
  const rows = await store
    .selectFrom('module_version')
    .select(['version', 'manifest', 'files'])
    .where('name', '=', name)
    .execute();
  const found = rows.map(({ version, manifest, files }): [string, string[]] => {
    const paths = (JSON.parse(files) as { path: string }[]).map(({ path }) => path);
    return [version, unlistedIn(JSON.parse(manifest) as AreaManifest, paths)];
  });
  return Object.fromEntries(found.filter(([, unlisted]) => unlisted.length > 0));
}

export const audienceOf = ({ trial_for }: Pick<ModuleTable, 'trial_for'>): Audience =>
  trial_for === '' ? { accounts: [], companies: [] } : (JSON.parse(trial_for) as Audience);
