import type { DuckDBConnection } from '@duckdb/node-api';
import type pg from 'pg';
import type { Dataset } from '../datasets/index.ts';
import { countingFacts } from '../opened/fact-counts.ts';
import type { Columns, OpenRelease } from '../opened/open-release.ts';
import { quotedName } from './names.ts';
import type { FileTable } from './tables-of-file.ts';

/** The table that keeps how many facts there are: counted anew by each node, large ones would take minutes to open. */
const table = 'fact_counts';

/** Counts the facts of a release's file by source and month, and keeps that beside them. */
export async function keepCounts(
  from: DuckDBConnection,
  to: pg.ClientBase,
  schema: string,
  tables: readonly FileTable[],
  datasets: readonly Dataset[],
): Promise<void> {
  const there = `${quotedName(schema)}.${table}`;
  await to.query(`CREATE TABLE ${there} (facts_of TEXT, source INTEGER, month INTEGER, facts DOUBLE PRECISION)`);
  for (const dataset of datasets) {
    const { table: own } = dataset.facts;
    if (!tables.some(({ name }) => name === own)) continue;
    const [sources = [], months = [], facts = []] = await (await from.run(countingFacts(dataset))).getColumns();
    await to.query(
      `INSERT INTO ${there} SELECT $1, * FROM unnest(CAST($2 AS INTEGER[]), CAST($3 AS INTEGER[]),
         CAST($4 AS DOUBLE PRECISION[]))`,
      [own, ...[sources, months, facts].map((column) => column.map(Number))],
    );
  }
}

/** Reads what was kept. @param run over the tables of the release */
export const storedCounts =
  (run: OpenRelease['run']) =>
  ({ facts }: Dataset): Promise<Columns> =>
    run(`SELECT source, month, facts FROM ${table} WHERE facts_of = $1 ORDER BY source, month`, [facts.table]);
