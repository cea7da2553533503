import { randomUUID } from 'node:crypto';
import type { StateDatabase } from '../../state/open-state.ts';

/**
 * Meant for the transaction that lets another version stand, or calls an area otherwise: what every server knows of before
 * counts no more.
 */
export async function changeRegistry(store: StateDatabase): Promise<void> {
  await store.updateTable('module_registry').set({ version: randomUUID() }).execute();
}

/** What tells whether the same versions stand still. Whoever keeps what is read of them asks for this before reading. */
export const readRegistryVersion = async (db: StateDatabase): Promise<string> =>
  (await db.selectFrom('module_registry').select('version').executeTakeFirstOrThrow()).version;
