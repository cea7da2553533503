import type pg from 'pg';
import type { NextRelease } from '../releases/next-release.ts';
import { register } from './names.ts';

/** What the engine says of a table, or its schema, that nobody has made yet. */
export const unmade: readonly string[] = ['42P01', '3F000'];

/** @returns when figures are expected next; null when nobody has said it, or has taken it back */
export async function readNextThere(client: pg.ClientBase): Promise<NextRelease | null> {
  try {
    const { rows } = await client.query<NextRelease>(`SELECT expected_on AS "on", note FROM ${register}.next_release`);
    return rows[0] ?? null;
  } catch (error) {
    if (unmade.includes(String((error as { code?: unknown }).code))) return null;
    throw error;
  }
}

/** Says it to every node; one statement, so that they see the one or the other. @param next null takes it back */
export async function writeNextThere(client: pg.ClientBase, next: NextRelease | null): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${register}`);
  await client.query(`CREATE TABLE IF NOT EXISTS ${register}.next_release (
    only_one BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (only_one), expected_on TEXT NOT NULL, note TEXT NOT NULL)`);
  if (next === null) await client.query(`DELETE FROM ${register}.next_release`);
  else {
    await client.query(
      `INSERT INTO ${register}.next_release (expected_on, note) VALUES ($1, $2)
       ON CONFLICT (only_one) DO UPDATE SET expected_on = $1, note = $2`,
      [next.on, next.note],
    );
  }
}
