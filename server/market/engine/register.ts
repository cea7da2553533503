import type pg from 'pg';
import type { ReleaseInfo } from '../releases/release.ts';
import type { Bringing } from './load-release.ts';
import { quotedName, register, schemaOf } from './names.ts';
import { unmade } from './next-there.ts';
import { createPartRegister, removeUnnamed } from './parts/part-register.ts';
import { createBegun, endBegun, removeBegun } from './spread/begin-spread.ts';
import { inTransaction } from './transaction.ts';

/** What is published: a release, the schema it stands in, and when it was published. */
export interface PublishedThere {
  schema: string;
  publishedAt: string;
  info: ReleaseInfo;
}

/** Statements that make what is kept of releases: nothing is in it that has not come whole. */
const createRegister = [
  `CREATE SCHEMA IF NOT EXISTS ${register}`,
  `CREATE TABLE IF NOT EXISTS ${register}.release (
     schema_name TEXT PRIMARY KEY, id TEXT NOT NULL, info TEXT NOT NULL, loaded_at TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ${register}.publication (
     only_one BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (only_one),
     schema_name TEXT NOT NULL REFERENCES ${register}.release, previous TEXT, published_at TEXT NOT NULL)`,
  createBegun,
  ...createPartRegister,
];

/** How many releases stay: the published one, the one before, and the newest of the others. */
const mostReleases = 3;

/** @returns what is published; null when nothing ever was */
export async function readPublished(client: pg.ClientBase): Promise<PublishedThere | null> {
  try {
    const { rows } = await client.query<Record<'schema_name' | 'published_at' | 'info', string>>(
      `SELECT schema_name, published_at, info FROM ${register}.publication JOIN ${register}.release USING (schema_name)`,
    );
    const [row] = rows;
    if (!row) return null;
    return { schema: row.schema_name, publishedAt: row.published_at, info: JSON.parse(row.info) as ReleaseInfo };
  } catch (error) {
    if (unmade.includes(String((error as { code?: unknown }).code))) return null;
    throw error;
  }
}

/**
 * Brings a release, unless it is there, and makes it the one that is asked, in one transaction: readers see it whole, or
 * the one before.
 * @param bring opens what brings it, for a task
 */
export async function publishThere(
  client: pg.ClientBase,
  info: ReleaseInfo,
  publishedAt: string,
  bring: (task: (bringing: Bringing) => Promise<void>) => Promise<void>,
): Promise<void> {
  const schema = schemaOf(info);
  for (const statement of createRegister) await client.query(statement);
  await removeBegun(client);
  const { rows } = await client.query(`SELECT 1 FROM ${register}.release WHERE schema_name = $1`, [schema]);
  if (rows.length > 0) return switchTo(client, info, publishedAt);
  await bring(async ({ begin, load }) => {
    try {
      await begin(schema);
      await inTransaction(client, async () => {
        await client.query(`INSERT INTO ${register}.release VALUES ($1, $2, $3, $4)`, [
          ...[schema, info.id, JSON.stringify(info), new Date().toISOString()],
        ]);
        await load(schema);
        await endBegun(client, schema);
        await switchTo(client, info, publishedAt);
      });
    } catch (error) {
      // Of a connection that is gone the next publishing does it.
      await removeBegun(client).catch(() => undefined);
      await removeUnnamed(client).catch(() => undefined);
      throw error;
    }
  });
}

/** Makes a release that is there the one that is asked. */
async function switchTo(client: pg.ClientBase, info: ReleaseInfo, publishedAt: string): Promise<void> {
  await client.query(
    `INSERT INTO ${register}.publication AS p (schema_name, previous, published_at) VALUES ($1, NULL, $2)
     ON CONFLICT (only_one) DO UPDATE SET schema_name = $1, published_at = $2,
       previous = CASE WHEN p.schema_name = $1 THEN p.previous ELSE p.schema_name END`,
    [schemaOf(info), publishedAt],
  );
}

/**
 * Removes releases that are neither published nor to be gone back to, and the parts that no other one has; what is still
 * asked goes another time.
 */
export async function removeOld(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ schema_name: string }>(
    `SELECT r.schema_name FROM ${register}.release AS r, ${register}.publication AS p
     ORDER BY r.schema_name <> p.schema_name, r.schema_name IS DISTINCT FROM p.previous, r.loaded_at DESC
     OFFSET ${mostReleases}`,
  );
  for (const { schema_name: schema } of rows) {
    await inTransaction(client, async () => {
      await client.query("SET LOCAL lock_timeout = '2s'");
      await client.query(`DROP SCHEMA ${quotedName(schema)} CASCADE`);
      await client.query(`DELETE FROM ${register}.release WHERE schema_name = $1`, [schema]);
    }).catch(ignoreBusy);
  }
  await removeUnnamed(client);
}

/** What the engine says when somebody else holds what is wanted. */
const busy = '55P03';

function ignoreBusy(error: unknown): void {
  if ((error as { code?: unknown }).code !== busy) throw error;
}
