import { randomUUID } from 'node:crypto';
import type { StateDatabase } from '../state/open-state.ts';

/**
 * Meant for the transaction that makes content current or takes it away: what was worked out before counts no more. No
 * version comes twice, not even where an older state of the store is put back.
 */
export async function changeContentVersion(store: StateDatabase): Promise<void> {
  await store.updateTable('content_version').set({ version: randomUUID() }).execute();
}

/** What tells whether the content is still the same. Whoever keeps what is read from it asks for this before reading. */
export async function readContentVersion(db: StateDatabase): Promise<string> {
  return (await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
}
