import { createHash } from 'node:crypto';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../datasets/index.ts';
import { quotedName } from '../names.ts';
import type { FileTable } from '../tables-of-file.ts';
import { indexesOf, type TableOfFacts, tablesOfFacts } from '../tables-there.ts';
import { type Cut, type CutLimits, cutFacts, type MonthOfFacts } from './cut-facts.ts';

/** A table of a release, or some months of it, that releases share whose rows are the same. */
export interface Part {
  table: FileTable;
  /** What it holds and how it stands there: the same for the same rows, whatever release they come from. */
  identity: string;
  rows: number;
  /** Null where it is the whole table. */
  cut: Cut | null;
  /** The column of its source; null where there is none. */
  source: string | null;
  /** The numbers of the sources that it has facts of. */
  sources: readonly number[];
}

/** What a part holds of its table, as a condition that DuckDB and PostgreSQL understand; the empty text for all of it. */
export const conditionOf = ({ cut, source }: Pick<Part, 'cut' | 'source'>): string =>
  cut === null
    ? ''
    : `month BETWEEN ${cut.first} AND ${cut.last}${cut.source === null ? '' : ` AND ${source} = ${cut.source}`}`;

/**
 * Says what rows hold, in any order: two sums of their hashes, of which a row that differs changes both. What another
 * version of the engine hashes otherwise is only brought once more.
 */
const content = "CAST(SUM(row_hash) AS VARCHAR) || ' ' || CAST(BIT_XOR(row_hash) AS VARCHAR)";

const hashed = ({ columns }: FileTable): string => `HASH(${columns.map(({ name }) => quotedName(name)).join(', ')})`;

async function monthsOf(from: DuckDBConnection, table: FileTable, source: string | null): Promise<MonthOfFacts[]> {
  const read = await from.runAndReadAll(
    `SELECT source_number, month, CAST(COUNT(*) AS DOUBLE), ${content}
     FROM (SELECT ${source ?? '0'} AS source_number, month, ${hashed(table)} AS row_hash FROM ${quotedName(table.name)})
     GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  return read.getRows().map(([of, month, rows, held]) => ({
    source: Number(of),
    month: Number(month),
    rows: Number(rows),
    content: String(held),
  }));
}

async function wholeOf(from: DuckDBConnection, table: FileTable): Promise<{ rows: number; held: string }> {
  const read = await from.runAndReadAll(
    `SELECT CAST(COUNT(*) AS DOUBLE), COALESCE(${content}, '') FROM
       (SELECT ${hashed(table)} AS row_hash FROM ${quotedName(table.name)})`,
  );
  const [rows, held] = read.getRows()[0] ?? [];
  return { rows: Number(rows), held: String(held) };
}

/** The parts of one table, and how they stand there, by which the same rows under other indexes are others. */
async function partsOf(
  from: DuckDBConnection,
  table: FileTable,
  facts: TableOfFacts | undefined,
  limits: CutLimits,
): Promise<Part[]> {
  const shape = { table, indexes: facts ? indexesOf(table.name, '', [facts]) : [] };
  const identityOf = (held: unknown) => createHash('sha256').update(JSON.stringify({ shape, held })).digest('hex');
  if (facts) {
    const { source } = facts.facts;
    const months = await monthsOf(from, table, source);
    const sources = source === null ? [] : [...new Set(months.map((entry) => entry.source))];
    const cuts = cutFacts(months, limits);
    if (cuts) {
      return cuts.map((cut) => {
        const own = cut.source === null ? sources : [cut.source];
        return { table, cut, source, sources: own, rows: cut.rows, identity: identityOf(cut) };
      });
    }
    const rows = months.reduce((sum, entry) => sum + entry.rows, 0);
    return [{ table, cut: null, source, sources, rows, identity: identityOf(months) }];
  }
  const { rows, held } = await wholeOf(from, table);
  return [{ table, cut: null, source: null, sources: [], rows, identity: identityOf({ rows, held }) }];
}

/**
 * Reads what parts a release has. One pass over its file, in which nothing is written.
 * @param from open on the file
 */
export async function partsOfFile(
  from: DuckDBConnection,
  tables: readonly FileTable[],
  datasets: readonly Dataset[],
  limits: CutLimits,
): Promise<Part[]> {
  const facts = new Map(tablesOfFacts(datasets).map((entry) => [entry.table, entry]));
  const found: Part[] = [];
  for (const table of tables) found.push(...(await partsOf(from, table, facts.get(table.name), limits)));
  return found;
}
