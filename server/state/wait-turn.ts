import { PostgresAdapter, sql } from 'kysely';
import type { StateDatabase } from './open-state.ts';

/**
 * Lets transactions on the same thing run one after the other: the second waits here until the first is over, and reads
 * what that has written. SQLite has one writer anyway, whose turn begins with its first write.
 * @param store a transaction
 * @param thing what they must not do at once
 */
export async function waitTurn(store: StateDatabase, thing: string): Promise<void> {
  if (!(store.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`.execute(store);
}

/**
 * The same for what many may do at once, but not while somebody has the turn: whoever waits for it waits for all of these.
 * @param store a transaction
 */
export async function shareTurn(store: StateDatabase, thing: string): Promise<void> {
  if (!(store.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${thing}, 0))`.execute(store);
}
