import { randomBytes } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson, writeJson } from '../releases/release.ts';
import type { FoundRow } from './rule.ts';

/** The most rows that are accepted at once: of more, nobody has looked at each. */
export const mostAccepted = 1000;

/** What somebody accepted of a rule: the rows with their figures, and why. */
export interface Acceptance {
  rule: string;
  rows: readonly FoundRow[];
  words: string;
  by: string;
  /** ISO 8601, UTC. */
  at: string;
}

const folderOf = (marketFolder: string): string => join(marketFolder, 'accepted');

/**
 * @returns all that was accepted in a market folder, the oldest first
 * @throws Refusal when a file of it is broken
 */
export async function readAccepted(marketFolder: string): Promise<Acceptance[]> {
  const folder = folderOf(marketFolder);
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
  const read = await Promise.all(
    files.map((file) =>
      readJson<Acceptance>(join(folder, file), ({ rule, rows }) => typeof rule === 'string' && Array.isArray(rows)),
    ),
  );
  return read.filter((acceptance) => acceptance !== null);
}

/** Keeps what somebody accepted: a file of its own, so that two who accept at once both stand. */
export async function writeAccepted(marketFolder: string, acceptance: Omit<Acceptance, 'at'>): Promise<void> {
  const at = new Date().toISOString();
  await mkdir(folderOf(marketFolder), { recursive: true });
  const file = `${at.replace(/\D/g, '')}-${randomBytes(3).toString('hex')}.json`;
  await writeJson(join(folderOf(marketFolder), file), { ...acceptance, at });
}

const text = (value: string | undefined): string =>
  value === undefined ? 'NULL' : `'${value.replaceAll("'", "''").replaceAll('\0', '')}'`;

/**
 * A statement that says of each row a rule finds which acceptance it is of: the same place, name and figures.
 * @param found the statement of the rule, with the columns of its rows
 * @returns its rows with `acceptance`, a place in the list, or empty
 */
export function withAcceptance(found: string, acceptances: readonly Acceptance[]): string {
  const rows = acceptances.flatMap((acceptance, at) =>
    acceptance.rows.map(({ month, source, other, name, before, after }) =>
      [at, month, source, other, text(name?.zh_CN), text(name?.en), before, after]
        .map((value) => value ?? 'NULL')
        .join(', '),
    ),
  );
  if (rows.length === 0) return `SELECT *, NULL AS acceptance FROM (${found})`;
  const columns = ['month', 'source', 'other', 'zh', 'en', 'before', 'after'];
  const same = columns.map((column) => `f.${column}::VARCHAR IS NOT DISTINCT FROM a.${column}::VARCHAR`);
  const figures = ['before', 'after'].map((column) => `${column}::DOUBLE AS ${column}`).join(', ');
  return `
    WITH found AS (SELECT * REPLACE (${figures}) FROM (${found})),
    accepted AS (
      SELECT MAX(place) AS acceptance, month, source, other, zh, en, before::DOUBLE AS before, after::DOUBLE AS after
      FROM (VALUES ${rows.map((row) => `(${row})`).join(', ')}) AS v(place, ${columns.join(', ')}) GROUP BY ALL)
    SELECT f.*, a.acceptance FROM found AS f LEFT JOIN accepted AS a ON ${same.join(' AND ')}`;
}
