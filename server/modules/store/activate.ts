import type { AreaManifest } from '@portal/contract';
import { takeOutEntries, writeProduct } from '../../products/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { moduleRefusals } from '../refusals.ts';
import { refuseUnnamed } from './origins.ts';
import { type By, identityOf } from './publish.ts';
import { changeRegistry } from './registry-version.ts';
import { type Audience, addressOfVersion, manifestOfVersion, moduleRow, waitForModules } from './rows.ts';

/** What stands after a change. */
export interface Standing {
  name: string;
  version: string | null;
  trial: string | null;
}

/**
 * The operator confirms which product a module is and what it is called: once, and again where a version wants another.
 * @param version the one that is looked at; the latest when missing
 * @throws Refusal where there is no such module or version
 */
export function confirm(db: StateDatabase, name: string, version: string | null, by: By): Promise<string> {
  return db.transaction().execute(async (store) => {
    await waitForModules(store);
    const { version: current, trial } = await moduleRow(store, name);
    const latest = await store
      .selectFrom('module_version')
      .select('version')
      .where('name', '=', name)
      .orderBy('published_at', 'desc')
      .orderBy('version', 'desc')
      .executeTakeFirst();
    const chosen = version ?? latest?.version ?? '';
    const manifest = await manifestOfVersion(store, name, chosen);
    const { menu: _, ...announced } = manifest;
    // It can be granted from now on, and opens nothing yet.
    if (current === null && trial === null) await offer(store, announced);
    await change(store, name, { confirmed: identityOf(manifest) }, by);
    return chosen;
  });
}

/**
 * Lets a version stand: for some, or for all.
 * @param audience who has it from now on; null for all
 * @param failurePercent it is rolled back when more of its visits fail, in percent; null where it is not; undefined leaves it
 * @throws Refusal where there is no such version, its product and names are not confirmed, or its files lie where none of the
 * module may
 */
export function activate(
  db: StateDatabase,
  { name, version, audience, failurePercent }: Activation,
  by: By,
): Promise<Standing> {
  return db.transaction().execute(async (store) => {
    await waitForModules(store);
    const module = await moduleRow(store, name);
    const manifest = await manifestOfVersion(store, name, version);
    if (module.confirmed !== identityOf(manifest)) throw moduleRefusals.unconfirmed(name);
    await refuseUnnamed(store, name, await addressOfVersion(store, name, version));
    const rate = failurePercent === undefined ? {} : { failure_percent: failurePercent };
    // Names and pages of the menu are one for all: those of a trial come with it where nothing stood before.
    if (audience === null || module.version === null) await offer(store, manifest);
    if (audience !== null) {
      await change(store, name, { trial: version, trial_for: JSON.stringify(audience), ...rate }, by);
      return { name, version: module.version, trial: version };
    }
    const former = module.version === version ? module.former : module.version;
    await change(store, name, { version, former, trial: null, trial_for: '', ...rate }, by);
    return { name, version, trial: null };
  });
}

export interface Activation {
  name: string;
  version: string;
  audience: Audience | null;
  failurePercent?: number | null;
}

/**
 * Ends a trial; where there is none, lets the version stand again that stood before.
 * @throws Refusal where there is neither
 */
export function rollBack(db: StateDatabase, name: string, by: By): Promise<Standing> {
  return db.transaction().execute(async (store) => {
    await waitForModules(store);
    return goBack(store, name, by);
  });
}

/**
 * The same for a version that fails: several are told so at the same instant, and only the first finds it standing.
 * @returns whether it stood, and stands no longer
 */
export function rollBackFrom(db: StateDatabase, name: string, failing: string, by: By): Promise<boolean> {
  return db.transaction().execute(async (store) => {
    await waitForModules(store);
    const { version, trial } = await moduleRow(store, name);
    if (failing !== (trial ?? version)) return false;
    await goBack(store, name, by);
    return true;
  });
}

/** A parcel is no product. */
async function offer(store: StateDatabase, manifest: AreaManifest): Promise<void> {
  if (!manifest.parcel) await writeProduct(store, manifest);
}

async function goBack(store: StateDatabase, name: string, by: By): Promise<Standing> {
  const { version, former, trial } = await moduleRow(store, name);
  if (trial !== null) {
    if (version === null) {
      const { id } = await manifestOfVersion(store, name, trial);
      await takeOutEntries(store, id);
    }
    await change(store, name, { trial: null, trial_for: '' }, by);
    return { name, version, trial: null };
  }
  if (former === null) throw moduleRefusals.nothingBefore(name);
  await offer(store, await manifestOfVersion(store, name, former));
  await change(store, name, { version: former, former: version }, by);
  return { name, version: former, trial: null };
}

type Columns = Partial<{
  confirmed: string;
  version: string | null;
  former: string | null;
  trial: string | null;
  trial_for: string;
  failure_percent: number | null;
}>;

async function change(store: StateDatabase, name: string, columns: Columns, { who, at }: By): Promise<void> {
  await store
    .updateTable('module')
    .set({ ...columns, changed_at: at, changed_by: who })
    .where('name', '=', name)
    .execute();
  await changeRegistry(store);
}
