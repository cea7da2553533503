import type { DuckDBConnection } from '@duckdb/node-api';
import {
  allDatasets,
  createRelease,
  type Dataset,
  type Facts,
  grainOf,
  type NewRelease,
  type ReleaseWriter,
  sourceOf,
} from '../../market/index.ts';
import { dropUnused, noteLoose } from '../members/unused-members.ts';
import { formerTable } from '../reading/former-tables.ts';
import { partOf, rowOf } from '../reading/late-problems.ts';

/** Writes what changed, by the keys of its members, with the row of the file that each figure came from. */
async function writeRows(
  { connection, deliveryFile }: ReleaseWriter,
  { facts }: Dataset,
  parts: readonly (string | undefined)[],
): Promise<void> {
  const members = facts.chains.flatMap(({ chain, column }, at) => {
    const [table] = chain.tables;
    // What shows the members of another table is filled when the release is sealed.
    const { name: from, id } = table?.mirrors ?? table ?? { name: '', id: '' };
    return table ? [{ name: table.name, from, as: `m${at}`, on: `m${at}.${id} = c.${column}` }] : [];
  });
  const times = ['month', ...(facts.source === null ? [] : [facts.source])].map((column) => `c.${column}`);
  const keys = [...times, ...members.map(({ as, name }) => `${as}.key AS ${name}`)];
  const figure = (side: string) => (facts.figures.length === 1 ? `CAST(c.${side} AS INTEGER)` : `c.${side}`);
  await connection.run(`COPY (
    SELECT ${keys.join(', ')}, ${figure('before')} AS before, ${figure('after')} AS after,
      ${partOf({ parts }, 'c.place')} AS part, CAST(${rowOf('c.place')} AS BIGINT) AS file_row
    FROM staging.changes AS c ${members.map(({ from, as, on }) => `JOIN ${from} AS ${as} ON ${on}`).join(' ')}
    ORDER BY ${[...times, ...members.map(({ as }) => `${as}.key`)].join(', ')}
  ) TO '${deliveryFile.replaceAll("'", "''")}' (FORMAT parquet, COMPRESSION zstd)`);
}

/** Notes which months stand together in one figure: as the file says of its own, and as it was of all others. */
async function writeCombined(connection: DuckDBConnection, facts: Facts): Promise<void> {
  const { table, combined } = facts;
  await connection.run(`DELETE FROM ${combined} AS c USING staging.spans AS s
    WHERE s.source = c.source AND s.month - s.months < c.month AND c.first_month <= s.month`);
  await connection.run(
    `INSERT INTO ${combined} SELECT source, month - months + 1, month FROM staging.spans WHERE months > 1`,
  );
  await connection.run(`DELETE FROM ${combined} AS c
    WHERE NOT EXISTS (SELECT 1 FROM ${table} AS f WHERE ${sourceOf(facts, 'f.')} = c.source AND f.month = c.month)`);
}

export interface Written {
  dataset: Dataset;
  /** Writes what the former release does not have beside the figures: members, sources. */
  beside: (connection: DuckDBConnection) => Promise<void>;
  /** A closed staging database with the table `changes`. */
  stagingFile: string;
  /** The sheets or files that its places count. */
  parts: readonly (string | undefined)[];
  /** The release that it is made onto; null where it begins a market. */
  onto: string | null;
  /** The datasets whose tables the release has: those of the market when missing. */
  among?: readonly Dataset[] | undefined;
}

/**
 * Seals an unpublished release: the figures of the former one, and what the delivery changes. Members that no figure
 * speaks of any more are left out.
 * @returns the id of the release
 */
export async function writeRelease(marketFolder: string, written: Written, info: NewRelease): Promise<string> {
  const { dataset, stagingFile, parts, onto, among = allDatasets } = written;
  const { facts } = dataset;
  const former = onto === null ? undefined : { id: onto, replaced: [facts.table] };
  const release = await createRelease(marketFolder, info, former, among);
  try {
    const { connection } = release;
    const before = onto === null ? null : await formerTable(connection, facts.table);
    // A table that the former release does not have is as empty as the new one still is.
    if (onto !== null) await noteLoose(connection, dataset, among, before ?? facts.table);
    await written.beside(connection);
    await connection.run(`ATTACH '${stagingFile.replaceAll("'", "''")}' AS staging (READ_ONLY)`);
    const keys = grainOf(facts).join(', ');
    const columns = `${keys}, ${facts.figures.join(', ')}`;
    if (before !== null) {
      await connection.run(`INSERT INTO ${facts.table} (${columns})
        SELECT ${columns} FROM ${before} AS o ANTI JOIN staging.changes USING (${keys})`);
    }
    const figures = facts.figures.map((figure) => (facts.figures.length === 1 ? 'after' : `after.${figure}`));
    await connection.run(`INSERT INTO ${facts.table} (${columns})
      SELECT ${keys}, ${figures.map((figure) => `CAST(${figure} AS INTEGER)`).join(', ')}
      FROM staging.changes WHERE after IS NOT NULL`);
    if (facts.combined !== undefined) await writeCombined(connection, facts);
    await writeRows(release, dataset, parts);
    await connection.run('DETACH staging');
    await dropUnused(connection, dataset, among, onto !== null);
    return (await release.seal()).id;
  } catch (error) {
    await release.discard();
    throw error;
  }
}
