import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askDatabase, createDatabase, dropDatabase } from '../../testing/postgres.ts';
import { postgresOfRun } from '../../testing/postgres-of-run.ts';

/** A market folder, and a database that knows nothing of it yet. */
export interface EmptyPlace {
  folder: string;
  url: string;
  /** Asks the database directly. */
  ask(sql: string): Promise<Record<string, unknown>[]>;
  remove(): Promise<void>;
}

/** @throws Error where this machine has no PostgreSQL */
export async function emptyPlace(): Promise<EmptyPlace> {
  const server = postgresOfRun();
  if (!server) throw new Error('PostgreSQL was not started.');
  const folder = await mkdtemp(join(tmpdir(), 'market-there-'));
  const url = await createDatabase(server);
  return {
    folder,
    url,
    ask: (sql) => askDatabase(url, sql),
    async remove() {
      await dropDatabase(url);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A wire to a database that can be cut. */
export interface Wire {
  url: string;
  /** Ends what is open, and takes nothing up until it is mended. */
  cut(): Promise<void>;
  /** Lets nothing through any more, but stays open. */
  hang(): void;
  mend(): Promise<void>;
  end(): Promise<void>;
}

export async function wireTo(url: string): Promise<Wire> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let hangs = false;
  const accept = (near: Socket) => {
    const far = dial({ host: hostname, port: Number(port) });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => void (open.delete(one) && other.destroy()));
      one.on('data', (piece: Buffer) => void (hangs || other.write(piece)));
    }
  };
  const listen = (at: number): Promise<Server> =>
    new Promise((resolve) => {
      const server = createServer(accept).listen(at, '127.0.0.1', () => resolve(server));
    });
  const close = async (server: Server) => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  let server: Server | null = await listen(0);
  const address = server.address();
  const at = address && typeof address === 'object' ? address.port : 0;
  const through = new URL(url);
  through.port = String(at);
  const cut = async () => {
    if (server) await close(server);
    server = null;
  };
  return {
    url: through.href,
    cut,
    hang: () => {
      hangs = true;
    },
    async mend() {
      hangs = false;
      server ??= await listen(at);
    },
    end: cut,
  };
}
