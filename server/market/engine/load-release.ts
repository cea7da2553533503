import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { status } from '@portal/contract';
import type pg from 'pg';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Dataset, Facts } from '../datasets/dataset.ts';
import { standInViews } from '../tables/former-shapes.ts';
import { copyIn } from './copy-rows.ts';
import { countingOf } from './count-rows.ts';
import { keepCounts } from './keep-counts.ts';
import { quotedName } from './names.ts';
import { beginSpread, fillingSpread, hasCitus } from './spread.ts';
import { type FileTable, tablesOfFile } from './tables-of-file.ts';
import { createThere, indexThere, isText, tablesOfFacts } from './tables-there.ts';

/** What reading the file may take of the memory. */
const memory = '512MB';

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
  return pieces.map(({ source: of, first, last }) => ` WHERE ${source} = ${of} AND month BETWEEN ${first} AND ${last}`);
}

/** What stands for nothing in the text of the rows; texts stand in quotes, so none of them means it. */
const nothing = '\\N';

async function bringTable(from: DuckDBConnection, to: pg.ClientBase, table: FileTable, place: Place): Promise<void> {
  const columns = table.columns.map(({ name }) => quotedName(name)).join(', ');
  const texts = table.columns.filter(({ type }) => isText(type)).map(({ name }) => quotedName(name));
  const quote = texts.length > 0 ? `, FORCE_QUOTE (${texts.join(', ')})` : '';
  const into = `${quotedName(place.schema)}.${quotedName(table.name)} (${columns})`;
  for (const piece of await piecesOf(from, table.name, place.facts.get(table.name))) {
    await from.run(
      `COPY (SELECT ${columns} FROM ${quotedName(table.name)}${piece}) TO '${place.file.replaceAll("'", "''")}'
       (FORMAT csv, HEADER false, NULLSTR '${nothing}'${quote})`,
    );
    const how = `FORMAT csv, NULL '${nothing}'${place.isSpread ? '' : ', FREEZE'}`;
    await copyIn(to, `COPY ${into} FROM STDIN (${how})`, createReadStream(place.file, { highWaterMark: 256 * 1024 }));
  }
}

/** Where rows go. */
interface Place {
  schema: string;
  /** The file by which they go. */
  file: string;
  isSpread: boolean;
  /** The facts of datasets, by the names of their tables and of those of their sums. */
  facts: ReadonlyMap<string, Facts>;
}

/** @throws Refusal when a table there is not what it is in the file */
async function compare(from: DuckDBConnection, to: pg.ClientBase, tables: readonly FileTable[], schema: string) {
  for (const table of tables) {
    const here = (await from.runAndReadAll(countingOf(table, ''))).getRows()[0] ?? [];
    const query = { text: countingOf(table, `${quotedName(schema)}.`), rowMode: 'array' as const };
    const there = (await to.query<string[]>(query)).rows[0] ?? [];
    if (here.length === there.length && here.every((other, place) => other === there[place])) continue;
    throw new Refusal('market.loaded-differently', status.refused, {
      zh_CN: `表 ${table.name} 写入市场数据库后与版本文件不一致，未发布任何内容：请检查该数据库，然后重新发布。`,
      en: `Table ${table.name} is not in the market database what it is in the release, and nothing was published: check that database and publish again.`,
    });
  }
}

/** Brings the tables of one release. */
export interface Bringing {
  /** Makes its tables in a schema, where that has to be done before the transaction that fills them. */
  begin(schema: string): Promise<void>;
  /**
   * Fills them, compares them with the file and makes their indexes; within a transaction, so that a load which ends
   * early leaves nothing.
   * @throws Refusal when what came is not what was sent; what the file or the engine says
   */
  load(schema: string): Promise<void>;
}

/**
 * Opens the file of a release to bring its tables somewhere.
 * @param task brings them; the file is closed behind it
 */
export async function bringing(
  file: string,
  to: pg.ClientBase,
  datasets: readonly Dataset[],
  task: (bring: Bringing) => Promise<void>,
): Promise<void> {
  const room = await mkdtemp(join(tmpdir(), 'market-load-'));
  const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY', memory_limit: memory });
  try {
    const from = await instance.connect();
    for (const view of await standInViews(from)) await from.run(view);
    const isSpread = await hasCitus(to);
    await task({
      begin: async (schema) => (isSpread ? beginSpread(from, to, schema, datasets) : undefined),
      load: async (schema) => {
        const tables = await tablesOfFile(from);
        const facts = new Map(tablesOfFacts(datasets).map(({ table, facts }) => [table, facts]));
        for (const statement of isSpread ? fillingSpread : createThere(schema, tables)) await to.query(statement);
        const place: Place = { schema, file: join(room, 'rows.csv'), isSpread, facts };
        for (const table of tables) await bringTable(from, to, table, place);
        await compare(from, to, tables, schema);
        await keepCounts(from, to, schema, tables, datasets);
        for (const statement of indexThere(schema, tables, datasets)) await to.query(statement);
      },
    });
    from.closeSync();
  } finally {
    instance.closeSync();
    await rm(room, { recursive: true, force: true });
  }
}
