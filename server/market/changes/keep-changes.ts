import { access } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../datasets/dataset.ts';
import { monthText } from '../model/month.ts';
import type { Schemas, StoredChanges } from '../releases/stored-changes.ts';
import { changedTables, makeDeliveredMonths, tablesOfChanges } from './changed-tables.ts';
import { deliveredRows } from './delivered-rows.ts';
import { rowsIn, shapeOf } from './fact-members.ts';
import { type Compared, differing, joinMembers } from './find-changes.ts';

/** What is known of a release that is made onto another one. */
export interface Made {
  id: string;
  /** Of its deliveries. */
  delivered: readonly string[];
  /** Where the rows of its only delivery stand, if they were kept. */
  rows: string;
  /** The tables that do not come from the former release. */
  replaced: readonly string[];
  among: readonly Dataset[];
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function revisedMonths(
  connection: DuckDBConnection,
  { facts }: Dataset,
  table: string,
): Promise<StoredChanges['revised']> {
  const read = await connection.runAndReadAll(
    `SELECT DISTINCT ${facts.source ?? '0'} AS source, month FROM ${table} ORDER BY source, month`,
  );
  const found = new Map<number, string[]>();
  for (const [source = 0, month = 0] of read.getRows().map((row) => row.map(Number))) {
    found.set(source, [...(found.get(source) ?? []), monthText(month)]);
  }
  return [...found].map(([source, months]) => ({ source, months }));
}

/** Keeps what a dataset says otherwise, of the rows that its delivery kept, or else of all rows on both sides. */
async function keepDataset(
  connection: DuckDBConnection,
  dataset: Dataset,
  { id, rows, delivered }: Made,
  schemas: Schemas,
  releases: Compared,
): Promise<StoredChanges> {
  const { sealed } = schemas;
  const { facts } = dataset;
  await joinMembers(connection, dataset, releases);
  const all = differing(dataset, releases);
  const isReported = delivered.includes(dataset.key) && (await isThere(rows));
  const changes = isReported ? await deliveredRows(connection, dataset, releases, { file: rows, all }) : all;
  await connection.run(`CREATE TEMP TABLE changed_rows AS ${changes}`);
  const hadFacts = rowsIn(releases.old, facts.table) !== null;
  for (const statement of tablesOfChanges(dataset, schemas, { id, hadFacts })) await connection.run(statement);
  const read = await connection.runAndReadAll(`SELECT COUNT(*) FILTER (NOT was), COUNT(*) FILTER (was AND is_now),
    COUNT(*) FILTER (NOT is_now) FROM row_changes`);
  const [inserted = 0, corrected = 0, withdrawn = 0] = (read.getRows()[0] ?? []).map(Number);
  const revised = hadFacts ? await revisedMonths(connection, dataset, `${sealed}.${changedTables.facts(dataset)}`) : [];
  const chains = facts.chains.map((_, at) => `chain_${at}`);
  const tables = ['changed_rows', 'row_changes', 'spans', ...chains];
  for (const table of tables) await connection.run(`DROP TABLE IF EXISTS ${table}`);
  return { inserted, corrected, withdrawn, revised };
}

const nothing: StoredChanges = { inserted: 0, corrected: 0, withdrawn: 0, revised: [] };

/**
 * Keeps beside the figures of a release what it says otherwise than the one that it is made onto, in sealed tables. A
 * dataset that came from there whole costs nothing; of a delivery its rows are read, of a dataset that was filled anew
 * both sides.
 * @param connection open on all of the schemas
 * @returns what release.json says of it, by dataset
 */
export async function keepChanges(
  connection: DuckDBConnection,
  made: Made,
  schemas: Schemas,
): Promise<Record<string, StoredChanges>> {
  const { draft, former, sealed } = schemas;
  await connection.run(makeDeliveredMonths(sealed));
  const releases = { fresh: await shapeOf(connection, draft), old: await shapeOf(connection, former) };
  if (releases.old.columns.has(changedTables.months)) {
    await connection.run(
      `INSERT INTO ${sealed}.${changedTables.months} SELECT * FROM ${former}.${changedTables.months}`,
    );
  }
  const stored: Record<string, StoredChanges> = {};
  for (const dataset of made.among) {
    const isChanged = made.delivered.includes(dataset.key) || made.replaced.includes(dataset.facts.table);
    stored[dataset.key] = isChanged ? await keepDataset(connection, dataset, made, schemas, releases) : nothing;
  }
  return stored;
}
