import { isLoopback } from '../../settings/settings-values.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { moduleRefusals } from '../refusals.ts';
import type { By } from './publish.ts';
import { waitForModules } from './rows.ts';

/** The origins from which files of a module may come beside the portal. */
export async function originsOf(db: StateDatabase, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('module_origin')
    .select('origin')
    .where('name', '=', name)
    .orderBy('origin')
    .execute();
  return rows.map(({ origin }) => origin);
}

/** A version that lies where no file of its module may come from any more. */
export interface LeftVersion {
  version: string;
  origin: string;
}

/**
 * The operator names them, all anew; the module need not be there yet. Where a rollback led to one that is left out, it
 * leads nowhere from then on: that is no reason to go on with an origin that is in other hands.
 * @returns the version that a rollback led to; null where it still does
 * @throws Refusal where a version stands whose files lie at one that is left out
 */
export function nameOrigins(
  db: StateDatabase,
  name: string,
  origins: readonly string[],
  by: By,
): Promise<LeftVersion | null> {
  return db.transaction().execute(async (store) => {
    await waitForModules(store);
    const lost = (await addressesInUse(store, name)).filter(({ address }) => !origins.includes(originIn(address)));
    const stands = lost.find(({ isFormer }) => !isFormer);
    if (stands) throw moduleRefusals.originInUse(name, originIn(stands.address), stands.version);
    const before = await originsOf(store, name);
    await store
      .deleteFrom('module_origin')
      .where('name', '=', name)
      .where('origin', 'not in', ['', ...origins])
      .execute();
    for (const origin of origins.filter((each) => !before.includes(each)))
      await store.insertInto('module_origin').values({ name, origin, named_at: by.at, named_by: by.who }).execute();
    const [left] = lost;
    if (!left) return null;
    const now = { former: null, changed_at: by.at, changed_by: by.who };
    await store.updateTable('module').set(now).where('name', '=', name).execute();
    return { version: left.version, origin: originIn(left.address) };
  });
}

/** @throws Refusal where files of the module lie at an address whose origin nobody has named, or names no more */
export async function refuseUnnamed(store: StateDatabase, name: string, address: string): Promise<void> {
  if (address === '') return;
  const origin = originIn(address);
  const named = await originsOf(store, name);
  if (!named.includes(origin)) throw moduleRefusals.originNotNamed(name, origin, named);
}

/**
 * Browsers take nothing of http into a page of https, but for what their own machine serves.
 * @throws Refusal where pages could not have the files
 */
export function refuseInsecure(origin: string, page: string): void {
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'https:' || !page.startsWith('https:') || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'))) return;
  throw moduleRefusals.originInsecure(origin, page);
}

const originIn = (address: string): string => new URL(address).origin;

async function addressesInUse(
  store: StateDatabase,
  name: string,
): Promise<{ version: string; address: string; isFormer: boolean }[]> {
  const module = await store
    .selectFrom('module')
    .select(['version', 'former', 'trial'])
    .where('name', '=', name)
    .executeTakeFirst();
  const used = [module?.version, module?.former, module?.trial].filter((version) => typeof version === 'string');
  const rows = await store
    .selectFrom('module_version')
    .select(['version', 'address'])
    .where('name', '=', name)
    .where('address', '<>', '')
    .where('version', 'in', ['', ...used])
    .execute();
  const stands = [module?.version, module?.trial];
  return rows.map((row) => ({ ...row, isFormer: !stands.includes(row.version) }));
}
