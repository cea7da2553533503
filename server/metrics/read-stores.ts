import { sql } from 'kysely';
import type { Market } from '../market/service.ts';
import type { StateStore } from '../state/open-state.ts';

/** What the stores say of themselves at this moment. */
export interface StoreReadings {
  stateUp: () => Promise<boolean>;
  connections: StateStore['connections'];
  engine: Market['engine'];
  published: () => boolean;
}

/** A store that has not answered by then counts as down, in milliseconds: whoever reads figures does not wait long. */
const patience = 2000;

/** The readings of a running server. */
export function readStores({ db, connections }: StateStore, market: Market): StoreReadings {
  return {
    stateUp: () => {
      const late = new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref());
      const answered = sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
      return Promise.race([answered, late]);
    },
    connections,
    engine: market.engine,
    published: () => market.release() !== null,
  };
}
