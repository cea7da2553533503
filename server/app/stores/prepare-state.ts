import { countOwn, publishedNames, removeDemoAccounts, writeDemoAccounts } from '../../demo/index.ts';
import { type Modules, openModules } from '../../modules/index.ts';
import { type KnownAreas, writeProducts } from '../../products/index.ts';
import { refusePublishedPasswords, type Settings } from '../../settings/settings.ts';
import type { Copies } from '../../state/copy/copy-before.ts';
import { openState, type StateStore } from '../../state/open-state.ts';
import type { DataFolder } from './data-folder.ts';

type StateFolder = Pick<DataFolder, 'stateFile' | 'copyFolder'> & Pick<Copies, 'progress'>;

/**
 * Opens the state, brings catalogue and demo accounts to what the settings say.
 * @param folder where the state lies, and where it is copied before an upgrade changes it
 * @param known the areas that this start found; those that teams have published come on top
 * @returns the store, the areas, and whether this portal is a demonstration (it then wants a demonstration market too).
 * @throws OperatorError when the store cannot be used, or demo accounts would be reachable from elsewhere.
 */
export async function prepareState(
  settings: Settings,
  folder: StateFolder,
  known: KnownAreas,
): Promise<{ state: StateStore; modules: Modules; demonstration: boolean }> {
  const state = await openState(settings.databaseUrl ? { url: settings.databaseUrl } : { file: folder.stateFile }, {
    folder: folder.copyFolder,
    progress: folder.progress,
  });
  try {
    const { db } = state;
    const modules = openModules(db, known);
    const { products } = await modules.now();
    // Design chapter 6: a portal is a demonstration from the start, until real people have accounts in it.
    const demonstration = settings.demo === 'on' || (settings.demo === 'auto' && (await countOwn(db)) === 0);
    if (settings.demo === 'off') await removeDemoAccounts(db);
    refusePublishedPasswords(settings, demonstration ? 1 : (await publishedNames(db)).length);
    await writeProducts(db, products);
    if (demonstration) await writeDemoAccounts(db, products);
    return { state, modules, demonstration };
  } catch (error) {
    await state.close();
    throw error;
  }
}
