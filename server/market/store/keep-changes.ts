import { access } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { describedCars } from '../lineage/described-cars.ts';
import { monthText } from '../model/month.ts';

/** What a release says of a dataset otherwise than the one that it was made onto. */
export interface KeptChanges {
  /** Single figures that are new, have another value, and are gone. */
  inserted: number;
  corrected: number;
  withdrawn: number;
  /** By the number of a source: the months of which the former release had figures, and this one has others. */
  revised: { source: number; months: string[] }[];
}

/** The tables that keep it; they stand in the release's file, so whatever engine asks the release has them. */
export const changeTables = {
  /** What every delivery since the market began did to a month of a source, with the figures of the whole market. */
  months: 'changed_months',
  /** What this release says otherwise of a model in a month and source, with its figures in the whole country. */
  models: 'changed_models',
  /** How much the figure of a sub-model and city differs, in months that the former release had figures of. */
  figures: 'changed_figures',
} as const;

interface Kept {
  /** The schema that the sealed tables stand in, and that of the former release. */
  sealed: string;
  former: string;
  /** The release that is made. */
  id: string;
  /** The file with the rows of its delivery; null where it changes nothing. */
  file: string | null;
}

const emptyRows = `SELECT CAST(NULL AS INTEGER) AS month, CAST(NULL AS SMALLINT) AS source,
  CAST(NULL AS VARCHAR) AS sub_model, CAST(NULL AS VARCHAR) AS city, CAST(NULL AS INTEGER) AS before,
  CAST(NULL AS INTEGER) AS after WHERE FALSE`;

const names = ['maker_key', 'maker_zh', 'maker_en', 'model_key', 'model_zh', 'model_en'];

const counted = `CAST(COUNT(*) FILTER (before IS NULL) AS INTEGER) AS inserted,
  CAST(COUNT(*) FILTER (before IS NOT NULL AND after IS NOT NULL) AS INTEGER) AS corrected,
  CAST(COUNT(*) FILTER (after IS NULL) AS INTEGER) AS withdrawn,
  CAST(SUM(COALESCE(after, 0) - COALESCE(before, 0)) AS BIGINT) AS change, COUNT(before) AS known`;

const summed = `CAST(SUM(inserted) AS INTEGER) AS inserted, CAST(SUM(corrected) AS INTEGER) AS corrected,
  CAST(SUM(withdrawn) AS INTEGER) AS withdrawn, CAST(SUM(change) AS BIGINT) AS change, SUM(known) AS known`;

/** Former and new figure, of the new one and how much it differs; empty where there was or is none. */
const bothFigures = `CASE WHEN COALESCE(volume, 0) = change AND known = 0 THEN NULL ELSE COALESCE(volume, 0) - change END
  AS before, volume AS after`;

/** Statements that make the three tables, of the tables `kept_changed` and `kept_cars`. */
const statements = ({ sealed, former, id }: Kept): string[] => [
  `CREATE TABLE ${sealed}.${changeTables.months} AS
    SELECT '${id}' AS delivery, month, source, inserted, corrected, withdrawn, ${bothFigures}
    FROM (SELECT month, source, ${counted} FROM kept_changed GROUP BY month, source) AS c
    LEFT JOIN (SELECT month, source, CAST(SUM(volume) AS BIGINT) AS volume FROM ${sealed}.sales_national
      GROUP BY month, source) AS n USING (month, source)
    ORDER BY month, source`,
  `CREATE TABLE ${sealed}.${changeTables.models} AS
    WITH groups AS (
      SELECT month, source, ${names.join(', ')}, ${summed}
      FROM (SELECT month, source, car, ${counted} FROM kept_changed GROUP BY month, source, car) JOIN kept_cars AS cars USING (car)
      GROUP BY ALL),
    figures AS (
      SELECT month, source, maker_key, model_key, CAST(SUM(volume) AS BIGINT) AS volume
      FROM ${sealed}.sales_national JOIN kept_cars AS cars USING (sub_model_id)
      WHERE (month, source) IN (SELECT (month, source) FROM groups) GROUP BY ALL)
    SELECT month, source, ${names.join(', ')}, inserted, corrected, withdrawn, ${bothFigures}
    FROM groups LEFT JOIN figures USING (month, source, maker_key, model_key)
    ORDER BY month, source, model_key, maker_key`,
  // A member that is gone can be led to no group any more: of its months no former figure is told.
  `CREATE TABLE ${sealed}.${changeTables.figures} AS
    SELECT month, source, sub_model_id, city_id, COALESCE(after, 0) - COALESCE(before, 0) AS change
    FROM kept_changed JOIN kept_cars AS cars USING (car)
    SEMI JOIN (SELECT DISTINCT month, source FROM ${former}.sales_national) AS k USING (month, source)
    ANTI JOIN (SELECT month, source FROM kept_changed JOIN kept_cars AS cars USING (car) WHERE sub_model_id IS NULL OR city_id IS NULL) AS g
      USING (month, source)
    ORDER BY month, source, sub_model_id, city_id`,
];

/** Makes the tables `kept_cars`, those that are gone among them, and `kept_changed`, the rows of the delivery. */
async function nameMembers(connection: DuckDBConnection, { former, file }: Kept): Promise<void> {
  const rows = file === null ? emptyRows : `SELECT * FROM read_parquet('${file.replaceAll("'", "''")}')`;
  await connection.run(`CREATE TEMP TABLE kept_cars AS
    SELECT CAST(ROW_NUMBER() OVER () AS INTEGER) AS car, key, f.sub_model_id,
      ${names.map((name) => `COALESCE(f.${name}, o.${name}) AS ${name}`).join(', ')}
    FROM (${await describedCars(connection, 'draft')}) AS f
    FULL JOIN (${await describedCars(connection, former)}) AS o USING (key)`);
  await connection.run(`CREATE TEMP TABLE kept_changed AS
    SELECT r.month, r.source, c.car, p.city_id, r.before, r.after
    FROM (${rows}) AS r JOIN kept_cars AS c ON c.key = r.sub_model LEFT JOIN draft.city AS p ON p.key = r.city`);
}

async function hasTable(connection: DuckDBConnection, schema: string, table: string): Promise<boolean> {
  const found = await connection.runAndReadAll(
    `SELECT 1 FROM duckdb_tables() WHERE database_name = '${schema}' AND table_name = '${table}'`,
  );
  return found.getRows().length > 0;
}

/** Takes over what former deliveries did, where the former release kept it. */
async function takeOver(connection: DuckDBConnection, { sealed, former }: Kept): Promise<void> {
  if (!(await hasTable(connection, former, changeTables.months))) return;
  await connection.run(`INSERT INTO ${sealed}.${changeTables.months} SELECT * FROM ${former}.${changeTables.months}`);
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** What is known of a release that is made onto another one. */
export interface Made {
  id: string;
  /** Of its delivery, if it has one. */
  dataset: string | undefined;
  /** Where the rows of that delivery stand, if they were kept. */
  rows: string;
  /** The tables that do not come from the former release. */
  replaced: readonly string[];
}

/**
 * Keeps beside the figures of a release what it says otherwise than the one that it is made onto, in sealed tables.
 * @param connection open on the filled tables of the release (`draft`), the sealed ones and the former release
 * @param sealed the schema of the sealed tables @param former that of the former release
 * @returns what release.json says of it, by dataset; nothing where the figures were replaced by ones of unknown origin
 */
export async function keepChanges(
  connection: DuckDBConnection,
  { id, dataset, rows, replaced }: Made,
  sealed: string,
  former: string,
): Promise<Record<string, KeptChanges>> {
  const isOfSales = dataset === 'sales';
  if (isOfSales ? !(await isThere(rows)) : replaced.includes('sales')) return {};
  if (!(await hasTable(connection, former, 'sales_national'))) return {};
  const kept: Kept = { sealed, former, id, file: isOfSales ? rows : null };
  await nameMembers(connection, kept);
  for (const statement of statements(kept)) await connection.run(statement);
  await takeOver(connection, kept);
  const read = await connection.runAndReadAll(`SELECT ${counted} FROM kept_changed`);
  const [inserted = 0, corrected = 0, withdrawn = 0] = (read.getRows()[0] ?? []).map(Number);
  const sales = { inserted, corrected, withdrawn, revised: await revisedMonths(connection, sealed) };
  for (const table of ['kept_changed', 'kept_cars']) await connection.run(`DROP TABLE ${table}`);
  return { sales };
}

async function revisedMonths(connection: DuckDBConnection, sealed: string): Promise<KeptChanges['revised']> {
  const read = await connection.runAndReadAll(
    `SELECT DISTINCT source, month FROM ${sealed}.${changeTables.figures} ORDER BY source, month`,
  );
  const found = new Map<number, string[]>();
  for (const row of read.getRows()) {
    const [source = 0, month = 0] = row.map(Number);
    found.set(source, [...(found.get(source) ?? []), monthText(month)]);
  }
  return [...found].map(([source, months]) => ({ source, months }));
}
