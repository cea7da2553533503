import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { namingRequest } from '../../kernel/request-id.ts';
import { askWithin, leave } from '../ask-within.ts';
import type { StoreLimits } from '../store-limits.ts';
import { wholeNumbers } from './whole-numbers.ts';

/** How long a connection may take to be closed in good order, in milliseconds. */
const farewell = 1000;

/** A transaction that is asked nothing for so many times the limit of a statement belongs to nobody any more. */
const idleTimes = 5;

export interface BoundedPool extends PostgresPool {
  /** How many connections there are, and what waits for one. */
  count(): { used: number; idle: number; waiting: number };
}

/**
 * Connections to PostgreSQL that nobody waits for beyond the limits. PostgreSQL keeps the limits of statements and locks
 * itself; one that does not even say so is left, and its connection thrown away.
 * @param limits read each time a connection is taken, so that they may change
 */
export function boundedPool(url: string, limits: StoreLimits): BoundedPool {
  const pool = new pg.Pool({ connectionString: url, types: wholeNumbers, max: 10, keepAlive: true });
  const open = new Set<pg.PoolClient>();
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    open.add(client);
    // One that breaks while it is in use as well; its query is told.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => open.delete(client));
  const causes = new WeakMap<pg.PoolClient, string>();

  /** Tells PostgreSQL the limits, once for each connection as long as they stay. */
  async function tell(client: pg.PoolClient): Promise<void> {
    const { statement, lock } = limits;
    const settings = [statement, lock, statement * idleTimes].map(String);
    if (causes.get(client) === settings.join()) return;
    await askWithin(client, limits.connect, tellLimits, settings);
    causes.set(client, settings.join());
  }

  return {
    async connect() {
      pool.options.connectionTimeoutMillis = limits.connect;
      const client = await pool.connect();
      try {
        await tell(client);
      } catch (error) {
        client.release(true);
        throw error;
      }
      // The cursors that Kysely could ask by need a package that is not here.
      const query = (sql: string, values: readonly unknown[]) =>
        askWithin(client, limits.statement, namingRequest(sql), values);
      return { query: query as Awaited<ReturnType<PostgresPool['connect']>>['query'], release: () => client.release() };
    },
    async end() {
      // One that hangs would never say that it is closed.
      const late = setTimeout(() => open.forEach(leave), farewell);
      await pool.end().finally(() => clearTimeout(late));
    },
    count: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

const tellLimits = `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
  set_config('idle_in_transaction_session_timeout', $3, false)`;
