import type { DuckDBConnection } from '@duckdb/node-api';
import type pg from 'pg';
import { quotedName } from '../names.ts';
import type { FileTable } from '../tables-of-file.ts';
import { inTransaction } from '../transaction.ts';
import { bringParts, type PartsWay } from './bring-parts.ts';
import { keepParts, othersOf, readParts, removeLate } from './part-register.ts';
import { type Part, partsOfFile } from './parts-of-file.ts';
import { attachParts, countParents, staleParents } from './place-parts.ts';
import { viewOf } from './statements.ts';

/** The parts of a release, all of which are there. */
export type NumberedPart = { part: Part; id: number };

/**
 * Brings the parts of a release that are not there yet. Nothing of that is seen in any release.
 * @param client outside of a transaction
 */
export async function bringMissing(
  from: DuckDBConnection,
  client: pg.ClientBase,
  tables: readonly FileTable[],
  way: Omit<PartsWay, 'stale'>,
): Promise<NumberedPart[]> {
  const parts = await partsOfFile(from, tables, way.datasets, way.cuts);
  await removeLate(client);
  const before = await readParts(client);
  const missing = parts.filter(({ identity }) => !before.numbers.has(identity));
  const stale = await staleParents(client, parts, missing);
  await bringParts(missing, { ...way, stale });
  const { numbers, loose } = await readParts(client);
  const numbered = parts.map((part) => {
    const id = numbers.get(part.identity);
    if (id === undefined) throw new Error(`a part of table ${part.table.name} has not come`);
    return { part, id };
  });
  await inTransaction(client, () =>
    attachParts(
      client,
      numbered.filter(({ id }) => loose.has(id)),
    ),
  );
  await countParents(client, stale);
  return numbered;
}

/** Makes a release of parts that are there; within a transaction. */
export async function makeRelease(
  client: pg.ClientBase,
  schema: string,
  parts: readonly NumberedPart[],
): Promise<void> {
  await client.query(`CREATE SCHEMA ${quotedName(schema)}`);
  const byTable = new Map<string, NumberedPart[]>();
  for (const entry of parts) {
    const { name } = entry.part.table;
    byTable.set(name, [...(byTable.get(name) ?? []), entry]);
  }
  const views: string[] = [];
  for (const own of byTable.values()) {
    const [first] = own;
    const ids = own.map(({ id }) => id);
    if (first) views.push(viewOf(schema, first.part, ids, await othersOf(client, first.part, ids)));
  }
  // In one go: of small markets the ways there and back take longer than all else.
  if (views.length > 0) await client.query(views.join(';\n'));
  const ids = parts.map(({ id }) => id);
  await keepParts(client, schema, ids);
}
