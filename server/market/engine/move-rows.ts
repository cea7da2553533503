import { createReadStream } from 'node:fs';
import type { DuckDBConnection } from '@duckdb/node-api';
import { status } from '@portal/contract';
import type pg from 'pg';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { copyIn } from './copy-rows.ts';
import { countingOf } from './count-rows.ts';
import { quotedName } from './names.ts';
import type { FileTable } from './tables-of-file.ts';
import { isText } from './tables-there.ts';

/** What stands for nothing in the text of the rows; texts stand in quotes, so none of them means it. */
const nothing = '\\N';

/** Where rows go. */
export interface Way {
  /** The table, as a statement names it. */
  into: string;
  /** The file by which they go. */
  file: string;
  /** Whether the table was made in the same transaction, so that its rows are whole for everybody who sees it. */
  isNew: boolean;
}

/**
 * Brings rows of a table.
 * @param from open on the file of a release @param to within a transaction
 * @param condition of the rows; the empty text for all
 */
export async function moveRows(
  from: DuckDBConnection,
  to: pg.ClientBase,
  table: FileTable,
  condition: string,
  { into, file, isNew }: Way,
): Promise<void> {
  const columns = table.columns.map(({ name }) => quotedName(name)).join(', ');
  const texts = table.columns.filter(({ type }) => isText(type)).map(({ name }) => quotedName(name));
  const quote = texts.length > 0 ? `, FORCE_QUOTE (${texts.join(', ')})` : '';
  const where = condition === '' ? '' : ` WHERE ${condition}`;
  await from.run(
    `COPY (SELECT ${columns} FROM ${quotedName(table.name)}${where}) TO '${file.replaceAll("'", "''")}'
     (FORMAT csv, HEADER false, NULLSTR '${nothing}'${quote})`,
  );
  const how = `FORMAT csv, NULL '${nothing}'${isNew ? ', FREEZE' : ''}`;
  const rows = createReadStream(file, { highWaterMark: 256 * 1024 });
  await copyIn(to, `COPY ${into} (${columns}) FROM STDIN (${how})`, rows);
}

/**
 * Compares a table, or a part of it, with what it is in the file.
 * @param condition of the rows of the file @param there the table that holds these, as a statement names it
 * @returns how many rows both have
 * @throws Refusal when it is not the same
 */
export async function compareRows(
  from: DuckDBConnection,
  to: pg.ClientBase,
  table: FileTable,
  condition: string,
  there: string,
): Promise<number> {
  const where = condition === '' ? '' : ` WHERE ${condition}`;
  const own = (await from.runAndReadAll(`${countingOf(table, quotedName(table.name))}${where}`)).getRows()[0] ?? [];
  const query = { text: countingOf(table, there), rowMode: 'array' as const };
  const found = (await to.query<string[]>(query)).rows[0] ?? [];
  if (own.length === found.length && own.every((count, place) => count === found[place])) return Number(own[0]);
  throw new Refusal('market.loaded-differently', status.refused, {
    zh_CN: `表 ${table.name} 写入市场数据库后与版本文件不一致，未发布任何内容：请检查该数据库，然后重新发布。`,
    en: `Table ${table.name} is not in the market database what it is in the release, and nothing was published: check that database and publish again.`,
  });
}
