import type { DuckDBConnection } from '@duckdb/node-api';
import { createRelease, type Dataset, type NewRelease } from '../../market/index.ts';
import { shapesOf } from './known-market.ts';
import type { KnownMembers, Member } from './known-members.ts';
import { keyColumns } from './stage.ts';

const inBatches = 500;

const quoted = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

async function insertMembers(
  connection: DuckDBConnection,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += inBatches) {
    const values = rows.slice(at, at + inBatches).map((row) => `(${row.map(quoted).join(', ')})`);
    await connection.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values.join(', ')}`);
  }
}

/**
 * Seals an unpublished release: the tables of the published one, but the facts of a dataset, which are those of the
 * table `settled`, and the members that they add. Members that no accepted row speaks of are left out.
 * @param stageFile a closed staging database
 * @param among the datasets whose tables the release has
 * @returns the id of the release
 */
export async function writeFacts(
  marketFolder: string,
  stageFile: string,
  dataset: Dataset,
  tables: ReadonlyMap<string, KnownMembers>,
  { former, among, ...info }: NewRelease & { former: string; among: readonly Dataset[] },
): Promise<string> {
  const { facts } = dataset;
  const release = await createRelease(marketFolder, info, { id: former, replaced: [facts.table] }, among);
  try {
    const { connection } = release;
    const shapes = shapesOf(dataset);
    for (const { table, next } of shapes) {
      const codes = table.codes ?? [];
      const rowOf = ({ id, key, zh, en, parent, codes: own }: Member) => {
        return [id, key, zh, en, ...(next ? [parent] : []), ...codes.map((code) => own[code] ?? 'unknown')];
      };
      const columns = [table.id, 'key', 'name_zh', 'name_en', ...(next ? [next.id] : []), ...codes];
      await insertMembers(connection, table.name, columns, (tables.get(table.name)?.added ?? []).map(rowOf));
    }
    await connection.run(`ATTACH '${stageFile.replaceAll("'", "''")}' AS staging (READ_ONLY)`);
    const columns = [...keyColumns(dataset), ...facts.figures].join(', ');
    await connection.run(`INSERT INTO ${facts.table} (${columns}) SELECT ${columns} FROM staging.settled`);
    await connection.run('DETACH staging');
    for (const { chain, column, through } of facts.chains) {
      const all = [...through, ...chain.tables];
      for (const [at, { name, id }] of all.entries()) {
        const added = tables.get(name)?.added[0]?.id;
        if (added === undefined) continue;
        const narrower = all[at - 1];
        const used = narrower ? `SELECT ${id} FROM ${narrower.name}` : `SELECT ${column} FROM ${facts.table}`;
        await connection.run(`DELETE FROM ${name} WHERE ${id} >= ${added} AND ${id} NOT IN (${used})`);
      }
    }
    return (await release.seal()).id;
  } catch (error) {
    await release.discard();
    throw error;
  }
}
