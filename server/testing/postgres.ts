import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { postgresOfRun } from './postgres-of-run.ts';
import { findPostgresPrograms, postgresUser } from './postgres-programs.ts';

export interface TemporaryPostgres {
  /** The address of its first database, from which others are made. */
  url: string;
  /**
   * Ends it and starts it again on what it has kept.
   * @param how `fast` ends its connections in good order, `crash` as if its processes had been killed
   * @returns when it lets connections in again
   */
  restart(how: 'fast' | 'crash'): Promise<void>;
  stop(): Promise<void>;
}

/** What an installation leaves on and tests turn off: benches measure with it. */
export const asInstalled: readonly string[] = [
  'autovacuum=on',
  'jit=on',
  'checkpoint_timeout=5min',
  'bgwriter_lru_maxpages=100',
];

/** Why tests on PostgreSQL cannot run here, as a sentence; null when they can. */
export function postgresMissing(): string | null {
  // Whoever started this run has found them already, and to ask the system for its users takes two processes.
  if (postgresOfRun()) return null;
  if (!findPostgresPrograms()) return 'PostgreSQL (initdb, postgres) was not found on PATH or in /usr/lib/postgresql.';
  if (!postgresUser()) return 'PostgreSQL refuses to run as root and there is no user postgres or nobody to run it as.';
  return null;
}

/**
 * Starts a PostgreSQL of its own in a temporary folder on a free port of 127.0.0.1.
 * @param more settings beside those that make tests quick, as name=value
 * @returns null when this machine cannot (postgresMissing says why).
 * @throws Error with the server's own words when it does not come up.
 */
export async function startPostgres(more: readonly string[] = []): Promise<TemporaryPostgres | null> {
  const programs = findPostgresPrograms();
  const user = postgresUser();
  if (!programs || !user) return null;
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = promisify(execFile);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'jit=off',
    'update_process_title=off',
    'checkpoint_timeout=1h',
    'bgwriter_lru_maxpages=0',
    'listen_addresses=127.0.0.1',
    ...more,
  ];
  const launch = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let child = launch();
  const kill = () => void child.kill('SIGQUIT');
  process.once('exit', kill);
  const address = (database: string) => `postgres://portal@127.0.0.1:${port}/${database}`;
  await waitUntilReady(child, address('postgres'));
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await ended;
  };
  const restart = async (how: 'fast' | 'crash') => {
    await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    child = launch();
    await waitUntilReady(child, address('postgres'));
  };
  const stop = async () => {
    await end('SIGINT');
    process.removeListener('exit', kill);
    process.removeListener('exit', remove);
    remove();
  };
  return { url: address('postgres'), restart, stop };
}

/** How PostgreSQL calls a statement that it does not know, and a database that somebody is connected to. */
const [syntaxError, inUse] = ['42601', '55006'];

/**
 * Makes a database, so that tests do not see each other's rows.
 * @param url of a database of the same server
 * @param template the name of the one that it is a copy of; the new one is empty when absent
 * @returns the address of the new one
 */
export async function createDatabase(url: string, template?: string | null): Promise<string> {
  const name = `portal_${randomBytes(6).toString('hex')}`;
  await createFrom(url, name, template);
  return new URL(`/${name}`, url).href;
}

/**
 * Makes a database a copy of another one, unless somebody is connected to it.
 * @param template the name of the other one
 */
export async function replaceDatabase(url: string, template: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const server = new URL('/postgres', url).href;
  const isDropped = await askDatabase(server, `drop database ${name}`).then(
    () => true,
    (error: { code?: string }) => {
      if (error.code !== inUse) throw error;
      return false;
    },
  );
  if (isDropped) await createFrom(server, name, template);
}

async function createFrom(url: string, name: string, template?: string | null): Promise<void> {
  const make = `create database ${name}${template ? ` template ${template}` : ''}`;
  // Its files are copied, which takes half of what it takes to write each block; PostgreSQL 14 knows one way alone.
  await askDatabase(url, `${make} strategy file_copy`).catch((error: { code?: string }) => {
    if (error.code !== syntaxError) throw error;
    return askDatabase(url, make);
  });
}

/** Removes what createDatabase made, also while something is still connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await askDatabase(new URL('/postgres', url).href, `drop database if exists ${name} with (force)`);
}

/** Asks a database once, on a connection of its own. */
export async function askDatabase(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  let words = '';
  child.stderr?.on('data', (piece: Buffer) => {
    words = (words + piece.toString('utf8')).slice(-2000);
  });
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      await askDatabase(url, 'select 1');
      return;
    } catch (error) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended while starting: ${words}`);
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not answer within 30 s: ${words}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
