import type { DuckDBConnection } from '@duckdb/node-api';
import {
  createRelease,
  datasets,
  formerName,
  isBuiltIn,
  type NewRelease,
  type ReleaseWriter,
  sourceNumber,
} from '../market/index.ts';
import { partOf, rowOf } from './late-problems.ts';
import type { Mapping } from './mapping.ts';
import type { MemberRegistry, MemberTable } from './member-registry.ts';

/** Writes the members that the former release does not have; numbers are whole, all else is text. */
async function writeMembers(connection: DuckDBConnection, registry: MemberRegistry): Promise<void> {
  for (const [table, members] of Object.entries(registry.tables) as [MemberTable, typeof registry.tables.city][]) {
    const appender = await connection.createAppender(table);
    for (const { id, key, name, rest, row } of members.values()) {
      if (row === null) continue;
      appender.appendInteger(id);
      for (const text of [key, name.zh_CN, name.en]) appender.appendVarchar(text);
      for (const value of rest) {
        if (typeof value === 'number') appender.appendInteger(value);
        else appender.appendVarchar(value);
      }
      appender.endRow();
    }
    appender.closeSync();
  }
  for (const { table, id, field, value } of registry.learned) {
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    await connection.run(`UPDATE ${table} SET ${column} = $1 WHERE ${table}_id = $2`, [value, id]);
  }
}

/** The tables of other datasets whose figures are of members of a table. */
const otherFacts = (table: MemberTable): string[] =>
  Object.values(datasets)
    .filter(({ key }) => key !== 'sales')
    .filter(({ facts }) => facts.chains.some(({ chain, through }) => [...through, ...chain.tables][0]?.name === table))
    .map(({ facts }) => facts.table);

/** Each table of members with those that name its members, the narrowest first. */
const users = (
  [
    ['sub_model', ['sales', 'trim', 'launch']],
    ['model', ['sub_model']],
    ['brand', ['model', 'launch']],
    ['manufacturer', ['sub_model', 'launch']],
    ['city', ['sales']],
    ['province', ['city']],
  ] satisfies [MemberTable, string[]][]
).map(([table, named]): [table: MemberTable, users: string[]] => [table, [...named, ...otherFacts(table)]]);

/** @returns SQL for the numbers of members that nothing names @param sales where the figures stand */
function looseOf(table: MemberTable, tables: readonly string[], sales: string): string {
  const id = `${table}_id`;
  const from = (user: string) => (user === 'sales' ? sales : user);
  const named = tables.map((user) => `SELECT ${id} FROM ${from(user)} WHERE ${id} IS NOT NULL`).join(' UNION ALL ');
  return `SELECT ${id} FROM ${table} WHERE ${id} NOT IN (${named})`;
}

/** Notes the members that nothing spoke of in the former release: they stand, as all of it does. */
async function noteLoose(connection: DuckDBConnection): Promise<void> {
  for (const [table, tables] of users) {
    const loose = looseOf(table, tables, `${formerName}.sales`);
    await connection.run(`CREATE TEMP TABLE loose_${table} AS ${loose}`);
  }
}

/** Takes out the members that nothing speaks of, and that are new or something spoke of before. */
async function dropUnused(connection: DuckDBConnection, onto: boolean): Promise<void> {
  for (const [table, tables] of users) {
    const kept = onto ? ` EXCEPT SELECT ${table}_id FROM loose_${table}` : '';
    await connection.run(`DELETE FROM ${table} WHERE ${table}_id IN (${looseOf(table, tables, 'sales')}${kept})`);
  }
}

/** Writes what changed, by the keys of its members, with the row of the file that each figure came from. */
async function writeRows(
  { connection, deliveryFile }: ReleaseWriter,
  parts: readonly (string | undefined)[],
): Promise<void> {
  await connection.run(`COPY (
    SELECT c.month, c.source, s.key AS sub_model, p.key AS city, CAST(c.before AS INTEGER) AS before,
      CAST(c.after AS INTEGER) AS after, ${partOf({ parts }, 'c.place')} AS part, CAST(${rowOf('c.place')} AS BIGINT) AS file_row
    FROM staging.changes AS c JOIN sub_model AS s USING (sub_model_id) JOIN city AS p USING (city_id)
    ORDER BY c.month, c.source, s.key, p.key
  ) TO '${deliveryFile.replaceAll("'", "''")}' (FORMAT parquet, COMPRESSION zstd)`);
}

export interface Written {
  registry: MemberRegistry;
  /** The sources that the mapping declares. */
  sources: NonNullable<Mapping['sources']>;
  /** A closed staging database with the table `changes`. */
  stagingFile: string;
  /** The sheets or files that its places count. */
  parts: readonly (string | undefined)[];
  /** The release that it is made onto; null where it begins a market. */
  onto: string | null;
}

/** Writes the sources that a mapping declares; of those that a release has already it replaces the words. */
export async function writeSources(
  connection: DuckDBConnection,
  sources: NonNullable<Mapping['sources']>,
): Promise<void> {
  for (const { key, name, counts, unit = 'month' } of sources.filter(({ key: own }) => !isBuiltIn(own))) {
    const words = [key, name.zh_CN, name.en, counts.zh_CN, counts.en, unit];
    await connection.run('DELETE FROM data_source WHERE key = $1', [key]);
    const places = words.map((_, place) => `$${place + 1}`).join(', ');
    await connection.run(`INSERT INTO data_source VALUES (${sourceNumber(key)}, ${places})`, words);
  }
}

/**
 * Seals an unpublished release: the figures of the former one, and what the delivery changes. Members that no figure
 * speaks of any more are left out.
 * @returns the id of the release
 */
export async function writeRelease(marketFolder: string, written: Written, info: NewRelease): Promise<string> {
  const { registry, stagingFile, sources, parts, onto } = written;
  const former = onto === null ? undefined : { id: onto, replaced: ['sales'] };
  const release = await createRelease(marketFolder, info, former);
  try {
    const { connection } = release;
    if (onto !== null) await noteLoose(connection);
    await writeMembers(connection, registry);
    await writeSources(connection, sources);
    await connection.run(`ATTACH '${stagingFile.replaceAll("'", "''")}' AS staging (READ_ONLY)`);
    if (onto !== null) {
      await connection.run(`INSERT INTO sales SELECT month, source, sub_model_id, city_id, volume FROM ${formerName}.sales
        ANTI JOIN staging.changes USING (month, source, sub_model_id, city_id)`);
    }
    await connection.run(`INSERT INTO sales SELECT month, source, sub_model_id, city_id, CAST(after AS INTEGER)
      FROM staging.changes WHERE after IS NOT NULL`);
    await writeRows(release, parts);
    await connection.run('DETACH staging');
    await dropUnused(connection, onto !== null);
    return (await release.seal()).id;
  } catch (error) {
    await release.discard();
    throw error;
  }
}
