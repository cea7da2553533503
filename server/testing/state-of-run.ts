import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openState } from '../state/open-state.ts';
import { askDatabase, createDatabase } from './postgres.ts';
import { postgresOfRun } from './postgres-of-run.ts';

const name = 'TEST_EMPTY_STATE';

/** Where the empty state of this run lies, and what it is called in PostgreSQL. */
interface EmptyState {
  file: string;
  database: string | null;
}

const emptyState = (): EmptyState | null => JSON.parse(process.env[name] ?? 'null');

/**
 * Makes an empty state, brought up to date, on each store: most tests begin with one, and to bring a new one up to date
 * takes five times as long as to copy it.
 * @param folder of the run
 */
export async function announceEmptyState(folder: string): Promise<void> {
  const file = join(folder, 'state.sqlite');
  await (await openState({ file })).close();
  const server = postgresOfRun();
  const url = server && (await createDatabase(server));
  if (url) await (await openState({ url })).close();
  const database = url && new URL(url).pathname.slice(1);
  process.env[name] = JSON.stringify({ file, database } satisfies EmptyState);
}

/** Puts an empty state there. @param file left as it is where one lies already, and outside of a run */
export async function putEmptyState(file: string): Promise<void> {
  const state = emptyState();
  if (state && !existsSync(file)) await copyFile(state.file, file);
}

/**
 * Makes a database that holds an empty state.
 * @param url of a database of the run's PostgreSQL
 * @returns the address of the new one
 */
export const createStateDatabase = (url: string): Promise<string> => createDatabase(url, emptyState()?.database);

/** Whether nobody has written anything into a state of PostgreSQL; one that is not up to date is none. */
export async function isEmptyState(url: string): Promise<boolean> {
  const sql = 'select 1 where exists (select 1 from account) or exists (select 1 from menu_entry)';
  return askDatabase(url, sql).then(
    (rows) => rows.length === 0,
    () => false,
  );
}
