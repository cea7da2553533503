import type pg from 'pg';
import { quotedName, register } from '../names.ts';
import type { Part } from './parts-of-file.ts';
import { parentOf, partsSchema, tableOfPart } from './statements.ts';

/** Statements that make what is kept of parts: each is in it once it has come whole, and which releases have it. */
export const createPartRegister = [
  `CREATE SCHEMA IF NOT EXISTS ${partsSchema}`,
  `CREATE TABLE IF NOT EXISTS ${register}.part (
     part INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY, identity TEXT NOT NULL UNIQUE, table_name TEXT NOT NULL,
     parent TEXT, is_attached BOOLEAN NOT NULL DEFAULT FALSE, facts DOUBLE PRECISION NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ${register}.release_part (
     schema_name TEXT NOT NULL REFERENCES ${register}.release ON DELETE CASCADE,
     part INTEGER NOT NULL REFERENCES ${register}.part, PRIMARY KEY (schema_name, part))`,
  `CREATE INDEX IF NOT EXISTS release_part_part ON ${register}.release_part (part)`,
];

/** The numbers of the parts that are there, by what they hold; those that stand below no parent yet apart. */
export interface StoredParts {
  numbers: ReadonlyMap<string, number>;
  loose: ReadonlySet<number>;
}

export async function readParts(client: pg.ClientBase): Promise<StoredParts> {
  const { rows } = await client.query<{ part: number; identity: string; loose: boolean }>(
    `SELECT part, identity, parent IS NOT NULL AND NOT is_attached AS loose FROM ${register}.part`,
  );
  return {
    numbers: new Map(rows.map(({ part, identity }) => [identity, part])),
    loose: new Set(rows.filter(({ loose }) => loose).map(({ part }) => part)),
  };
}

/**
 * Takes a number for a part, within the transaction that fills it. Where another one is about to bring the same, waits
 * for its end.
 * @returns null when the part is there
 */
export async function takeNumber(client: pg.ClientBase, part: Part): Promise<number | null> {
  const { rows } = await client.query<{ part: number }>(
    `INSERT INTO ${register}.part (identity, table_name, parent, facts) VALUES ($1, $2, $3, $4)
     ON CONFLICT (identity) DO NOTHING RETURNING part`,
    [part.identity, part.table.name, part.cut === null ? null : parentOf(part.table), part.rows],
  );
  return rows[0]?.part ?? null;
}

/** @returns the numbers of the parts below the parent of a part, but for some; nothing for one without a parent */
export async function othersOf(client: pg.ClientBase, part: Part, but: readonly number[]): Promise<number[]> {
  if (part.cut === null) return [];
  const { rows } = await client.query<{ part: number }>(`SELECT part FROM ${register}.part WHERE parent = $1`, [
    parentOf(part.table),
  ]);
  return rows.map((row) => row.part).filter((number) => !but.includes(number));
}

/** Notes which parts a release has. */
export const keepParts = (client: pg.ClientBase, schema: string, parts: readonly number[]) =>
  client.query(`INSERT INTO ${register}.release_part SELECT $1, unnest(CAST($2 AS INTEGER[]))`, [schema, parts]);

/** How long questions may be held up while a part goes, and how often that is tried. */
const longestWait = '100ms';
const rounds = 5;

/** What the engine says when somebody else holds what is wanted. */
const busy = '55P03';

/** @returns whether it is gone; one that somebody asks is not waited for */
async function removePart(client: pg.ClientBase, part: number, table: string): Promise<boolean> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = '${longestWait}'`);
    await client.query(`DROP TABLE IF EXISTS ${partsSchema}.${quotedName(table)}`);
    await client.query(`DELETE FROM ${register}.part WHERE part = $1`, [part]);
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK');
    if ((error as { code?: unknown }).code === busy) return false;
    throw error;
  }
}

interface StoredPart {
  part: number;
  table_name: string;
}

/** Removes parts that no release has, as far as nobody asks them. */
async function removeThese(client: pg.ClientBase, parts: readonly StoredPart[]): Promise<void> {
  let left = parts;
  for (let round = 0; round < rounds && left.length > 0; round += 1) {
    const still: StoredPart[] = [];
    for (const row of left) {
      const table = tableOfPart({ table: { name: row.table_name } }, row.part);
      if (!(await removePart(client, row.part, table))) still.push(row);
    }
    left = still;
  }
}

/** Removes the parts that no release has; those that cannot go now go another time. */
export async function removeUnnamed(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<StoredPart>(
    `SELECT part, table_name FROM ${register}.part AS p
     WHERE NOT EXISTS (SELECT FROM ${register}.release_part AS r WHERE r.part = p.part)`,
  );
  await removeThese(client, rows);
}

/**
 * Removes parts that a publishing which was killed brought to its end after another one had been made: releases name
 * spans of numbers, and theirs may lie within one.
 */
export async function removeLate(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<StoredPart>(
    `SELECT part, table_name FROM ${register}.part AS p WHERE NOT is_attached AND part <
       (SELECT MAX(part) FROM ${register}.part AS other WHERE other.parent = p.parent AND is_attached)`,
  );
  await removeThese(client, rows);
}
