import { OperatorError } from '../kernel/refusals/operator-error.ts';
import { refuseHalfState } from './copy/arriving.ts';
import { type Copies, copyBefore } from './copy/copy-before.ts';
import { migrate } from './migration.ts';
import { migrations } from './migrations/index.ts';
import { openStore, type StatePlace, type StateStore, unusableFile, unusablePostgres } from './open-store.ts';

export type { StateDatabase, StatePlace, StateStore } from './open-store.ts';

/**
 * Opens the state store and brings it up to date.
 * @param copies where a state with accounts is copied first; without it none is
 * @throws OperatorError when the file is no database, cannot be written, or PostgreSQL does not answer.
 */
export async function openState(place: StatePlace, copies: Copies | null = null): Promise<StateStore> {
  const store = openStore(place);
  try {
    await refuseHalfState(store.db, store.dialect);
    if (copies) await copyBefore(store.db, store.dialect, place, copies);
    await migrate(store.db, store.dialect, migrations);
    return store;
  } catch (error) {
    await store.close();
    if (error instanceof OperatorError) throw error;
    throw 'file' in place ? unusableFile(place.file, error) : unusablePostgres(place.url, error);
  }
}
