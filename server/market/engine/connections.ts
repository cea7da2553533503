import pg from 'pg';
import { askWithin } from '../../state/ask-within.ts';

/** How long a connection without work is kept, in milliseconds. */
const idle = 300_000;

/** PostgreSQL gives whole numbers of 64 bits, and exact ones, as text; what is counted here fits a double. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC
      ? Number
      : pg.types.getTypeParser(oid, format as 'text'),
};

/** A connection that is at work, and the number of the process that serves it, by which it is stopped. */
export interface Borrowed {
  client: pg.PoolClient;
  process: number;
  /** @param broken whether it is thrown away */
  giveBack(broken: boolean): void;
}

export interface Connections {
  /** @throws what the engine, or the way to it, says */
  borrow(): Promise<Borrowed>;
  end(): Promise<void>;
}

/**
 * Connections to an engine, each set once when it is made.
 * @param settings of a session, by their names
 * @param most how many there are at once
 * @param patience how long the engine may take to take one up, in milliseconds
 */
export function connectionsTo(
  url: string,
  settings: Readonly<Record<string, string>>,
  most: number,
  patience: number,
): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: most,
    application_name: 'car-market-portal',
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: idle,
    allowExitOnIdle: true,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the pool, one at work tells its statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const processes = new WeakMap<pg.PoolClient, number>();
  const names = Object.keys(settings);
  const set = names.map((_, place) => `, set_config($${2 * place + 1}, $${2 * place + 2}, false)`).join('');
  const begin = async (client: pg.PoolClient): Promise<number> => {
    const values = names.flatMap((name) => [name, settings[name] ?? '']);
    const sql = `SELECT pg_backend_pid() AS process${set}`;
    const { rows } = await askWithin<{ process: number }>(client, patience, sql, values);
    const process = Number(rows[0]?.process);
    processes.set(client, process);
    return process;
  };
  return {
    async borrow() {
      const client = await pool.connect();
      try {
        const process = processes.get(client) ?? (await begin(client));
        return { client, process, giveBack: (broken) => client.release(broken) };
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    end: () => pool.end(),
  };
}
