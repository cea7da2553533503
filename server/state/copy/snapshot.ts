import type { StatePlace } from '../open-store.ts';
import { readPostgres } from './read-postgres.ts';
import { readSqlite } from './read-sqlite.ts';
import type { Snapshot } from './whole-state.ts';

/**
 * Looks at a state store. Nothing is written to it, and nobody who writes waits.
 * @throws what the driver says when the store cannot be read
 */
export const openSnapshot = (place: StatePlace): Promise<Snapshot> =>
  'file' in place ? readSqlite(place.file) : readPostgres(place.url);
