import type pg from 'pg';
import { quotedName, register } from '../names.ts';
import type { Part } from './parts-of-file.ts';
import { attachPart, createParent, createYear, parentOf, partsSchema, yearTable } from './statements.ts';

const isThere = async (client: pg.ClientBase, table: string): Promise<boolean> => {
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [
    `${partsSchema}.${quotedName(table)}`,
  ]);
  return rows[0]?.there === true;
};

/** How much a table may have grown since it was last counted, before its members are estimated anew. */
const grown = 1.5;

/**
 * The parents of which the engine would estimate wrongly how many members they have, once parts have come: those that
 * have grown much since they were counted, and those that were never counted.
 * @param parts of a release @param coming those of them that are about to come
 */
export async function staleParents(
  client: pg.ClientBase,
  parts: readonly Part[],
  coming: readonly Part[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const parent of new Set(parts.filter(({ cut }) => cut !== null).map(({ table }) => parentOf(table)))) {
    const { rows } = await client.query<{ known: number | null; there: number }>(
      `SELECT (SELECT reltuples FROM pg_class WHERE oid = to_regclass($1)) AS known,
         (SELECT COALESCE(SUM(facts), 0) FROM ${register}.part WHERE parent = $2) AS there`,
      [`${partsSchema}.${quotedName(parent)}`, parent],
    );
    const more = coming.filter(({ cut, table }) => cut !== null && parentOf(table) === parent);
    const facts = more.reduce((sum, part) => sum + part.rows, rows[0]?.there ?? 0);
    if (facts > grown * Math.max(0, rows[0]?.known ?? 0)) found.add(parent);
  }
  return found;
}

/**
 * Puts parts below their parents, which are made where they are missing. Readers are held up by none of it.
 * @param loose the parts with their numbers; within a transaction
 */
export async function attachParts(client: pg.ClientBase, loose: readonly { part: Part; id: number }[]): Promise<void> {
  for (const { part, id } of loose) {
    await client.query(createParent(part));
    if (!(await isThere(client, yearTable(part)))) {
      for (const statement of createYear(part)) await client.query(statement);
    }
    await client.query(attachPart(part, id));
    await client.query(`UPDATE ${register}.part SET is_attached = TRUE WHERE part = $1`, [id]);
  }
}

/** Counts the members of parents, and of all that stands below them. */
export async function countParents(client: pg.ClientBase, parents: ReadonlySet<string>): Promise<void> {
  for (const parent of parents) await client.query(`ANALYZE ${partsSchema}.${quotedName(parent)}`);
}
