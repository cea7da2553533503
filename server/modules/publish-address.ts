import type { AreaManifest } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';
import { type InsideSettings, insideFor } from './package/inside-for.ts';
import { readAddress } from './package/read-address.ts';
import { moduleRefusals } from './refusals.ts';
import { originsOf } from './store/origins.ts';
import { type By, type Published, publish } from './store/publish.ts';

export interface AddressParts {
  settings: InsideSettings;
  /** The products of the portal without what is published. */
  known: readonly AreaManifest[];
  /** The origin of the portal's pages. */
  page: string;
}

/** Modules of which a version is being fetched by this server. */
const fetching = new Set<string>();

/**
 * Keeps a version whose files stay where its team serves them; it stands for nobody yet.
 * @throws Refusal where the operator has not named that origin, the files cannot be used from there, or another version of
 * the module is on its way
 */
export async function publishAddress(
  db: StateDatabase,
  what: { name: string; version: string; address: string },
  by: By,
  { settings, known, page }: AddressParts,
): Promise<Published> {
  if (fetching.has(what.name)) throw moduleRefusals.publishing(what.name);
  fetching.add(what.name);
  try {
    const rules = { inside: insideFor(what.address, settings) };
    const found = await readAddress(what, { origins: await originsOf(db, what.name), rules, page });
    return await publish(db, found, by, known);
  } finally {
    fetching.delete(what.name);
  }
}
