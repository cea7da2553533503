import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type pg from 'pg';
import type { Dataset, Facts } from '../../datasets/dataset.ts';
import { compareRows, moveRows } from '../move-rows.ts';
import { quotedName } from '../names.ts';
import type { FileTable } from '../tables-of-file.ts';
import { indexThere, tablesOfFacts } from '../tables-there.ts';
import { fillingSpread } from './begin-spread.ts';

/** Facts go over in pieces of whole months, of about so many rows: that bounds the disk that they need on the way. */
const rowsOfPiece = 2_000_000;

/** Conditions that cut facts into pieces, in the order in which they shall stand: by source, then by month. */
async function piecesOf(from: DuckDBConnection, table: string, facts: Facts | undefined): Promise<string[]> {
  if (!facts) return [''];
  const source = facts.source ?? '0';
  const read = await from.runAndReadAll(
    `SELECT ${source}, month, COUNT(*) FROM ${quotedName(table)} GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  const pieces: { source: number; first: number; last: number; rows: number }[] = [];
  for (const [of, month, rows] of read.getRows().map((row) => row.map(Number)) as [number, number, number][]) {
    const piece = pieces.at(-1);
    if (piece?.source === of && piece.rows + rows <= rowsOfPiece) {
      Object.assign(piece, { last: month, rows: piece.rows + rows });
    } else pieces.push({ source: of, first: month, last: month, rows });
  }
  return pieces.map(({ source: of, first, last }) => `${source} = ${of} AND month BETWEEN ${first} AND ${last}`);
}

/**
 * Fills the tables of a release that are spread over the nodes of Citus; within a transaction. Releases share nothing
 * there.
 * @param room the folder for rows on their way
 * @throws Refusal when what came is not what was sent
 */
export async function fillSpread(
  from: DuckDBConnection,
  to: pg.ClientBase,
  schema: string,
  tables: readonly FileTable[],
  { room, datasets }: { room: string; datasets: readonly Dataset[] },
): Promise<void> {
  for (const statement of fillingSpread) await to.query(statement);
  const facts = new Map(tablesOfFacts(datasets).map((entry) => [entry.table, entry.facts]));
  for (const table of tables) {
    const into = `${quotedName(schema)}.${quotedName(table.name)}`;
    for (const piece of await piecesOf(from, table.name, facts.get(table.name))) {
      await moveRows(from, to, table, piece, { into, file: join(room, 'rows.csv'), isNew: false });
    }
    await compareRows(from, to, table, '', into);
  }
  for (const statement of indexThere(schema, tables, datasets)) await to.query(statement);
}
