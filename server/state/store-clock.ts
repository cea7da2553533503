import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { StateDatabase } from './open-state.ts';

/**
 * The instant now as all who write to a store agree on it: that of PostgreSQL, whose programs may run on machines whose
 * clocks differ; that of this machine with SQLite, where all of them run.
 * @returns an expression, in milliseconds since 1970
 */
export const storeNow = (store: StateDatabase): RawBuilder<number> =>
  store.getExecutor().adapter instanceof PostgresAdapter
    ? sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
    : sql<number>`cast(${Date.now()} as bigint)`;
