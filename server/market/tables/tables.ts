import type { DuckDBConnection } from '@duckdb/node-api';
import type { History } from '../datasets/dated.ts';
import { type Dataset, datasets } from '../datasets/index.ts';
import { codesOf, createTablesOf, memberIds, sealTablesOf } from '../datasets/tables.ts';
import { createHistory, sealHistory } from './dated-members.ts';

/** Every dataset of the market; a test may know more. */
export const allDatasets: readonly Dataset[] = Object.values(datasets);

const all = allDatasets;

/** The tables that describe members: name, and the column of their number. */
export const memberTables = memberIds(all);

/** Their columns of codes. */
export const memberCodes = codesOf(all);

/** The tables of a release that its writer fills: those that datasets declare, the sources and the launches; all but sales may stay empty. */
export const createTablesFor = (among: readonly Dataset[]): string[] => [
  ...createTablesOf(among),
  // The sources beside those that are built in: what each counts, and what one of its figures stands for.
  `CREATE TABLE data_source (
    source_id SMALLINT NOT NULL, key VARCHAR NOT NULL, name_zh VARCHAR NOT NULL, name_en VARCHAR NOT NULL,
    counts_zh VARCHAR NOT NULL, counts_en VARCHAR NOT NULL, unit VARCHAR NOT NULL)`,
  // A car that is coming has no sub-model yet, so a launch carries its own key, names, brand, manufacturer, segment and fuel.
  `CREATE TABLE launch (
    key VARCHAR NOT NULL, name_zh VARCHAR NOT NULL, name_en VARCHAR NOT NULL, sub_model_id INTEGER,
    brand_id INTEGER NOT NULL, manufacturer_id INTEGER NOT NULL, segment VARCHAR NOT NULL, fuel_type VARCHAR NOT NULL, launch_on VARCHAR NOT NULL,
    state VARCHAR NOT NULL, msrp_from INTEGER, msrp_to INTEGER, presale_price INTEGER)`,
  createHistory,
];

export const createTables: string[] = createTablesFor(all);

/** Datasets whose members every release has, though no figure may speak of them. */
const always: readonly string[] = ['sales', 'price'];

/**
 * @param connection open on the filled tables
 * @param among the datasets whose tables they are
 * @returns those that have a row: there is nothing to check or to say of the others
 */
export async function filledAmong(connection: DuckDBConnection, among: readonly Dataset[]): Promise<Dataset[]> {
  const tables = among.map(({ facts }) => facts.table);
  const filled = await filledTables(connection, tables);
  return among.filter(({ key, facts }) => always.includes(key) || filled.has(facts.table));
}

/** @returns those of some tables that have a row; one question, for an engine plans each by itself */
export async function filledTables(connection: DuckDBConnection, tables: readonly string[]): Promise<Set<string>> {
  const first = [...new Set(tables)].map((table) => `(SELECT '${table}' FROM ${table} LIMIT 1)`);
  if (first.length === 0) return new Set();
  const read = await connection.runAndReadAll(first.join(' UNION ALL '));
  return new Set(read.getRows().map(([table]) => String(table)));
}

/**
 * What sealing does with the filled tables.
 * @param target the schema (or attached database) the sealed tables stand in
 * @param origin the one that was filled
 * @param among the datasets whose tables they are @param filled those that have a row
 * @param history what changed of their members
 */
export const sealTables = (
  target: string,
  origin: string,
  among: readonly Dataset[] = all,
  filled: readonly Dataset[] = among,
  history?: History,
): string[] => [
  ...sealTablesOf(among, filled, target, origin),
  ...sealHistory(filled, history, target, origin),
  `CREATE TABLE ${target}.data_source AS SELECT * FROM ${origin}.data_source ORDER BY key`,
  `CREATE TABLE ${target}.launch AS SELECT * FROM ${origin}.launch ORDER BY launch_on, key`,
];
