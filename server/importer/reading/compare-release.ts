import type { DataSource } from '@portal/contract';
import { type Facts, monthText, readCurrent, releaseFile, sourceNumber } from '../../market/index.ts';
import { askRows, type Staged } from './staging.ts';

/** What an import would change, against the release that is published now. */
export interface Comparison {
  release: string | null;
  inserted: number;
  updated: number;
  unchanged: number;
  /** Values the published release has and this file has not. */
  missing: number;
}

/**
 * Compares the values of `facts` with the published release, by the keys of sub-model and city.
 * The tables members_sub_model and members_city must say the keys.
 */
export async function compareWithCurrent(
  { connection }: Pick<Staged, 'connection'>,
  marketFolder: string,
): Promise<Comparison> {
  const current = await readCurrent(marketFolder);
  if (!current) {
    const [row] = await askRows(connection, 'SELECT COUNT(*) FROM facts');
    return { release: null, inserted: Number(row?.[0]), updated: 0, unchanged: 0, missing: 0 };
  }
  const file = releaseFile(marketFolder, current.current).replaceAll("'", "''");
  await connection.run(`ATTACH '${file}' AS published (READ_ONLY)`);
  const rows = await askRows(
    connection,
    `WITH fresh AS (
       SELECT f.month, f.source, s.key AS car, c.key AS city, f.volume FROM facts AS f
       JOIN members_sub_model AS s ON s.id = f.sub_model_id JOIN members_city AS c ON c.id = f.city_id),
     old AS (
       SELECT f.month, f.source, s.key AS car, c.key AS city, f.volume FROM published.sales AS f
       JOIN published.sub_model AS s ON s.sub_model_id = f.sub_model_id
       JOIN published.city AS c ON c.city_id = f.city_id)
     SELECT COUNT(*) FILTER (old.volume IS NULL), COUNT(*) FILTER (old.volume <> fresh.volume),
       COUNT(*) FILTER (old.volume = fresh.volume), COUNT(*) FILTER (fresh.volume IS NULL)
     FROM fresh FULL JOIN old ON fresh.month = old.month AND fresh.source = old.source AND fresh.car = old.car
       AND fresh.city = old.city`,
  );
  await connection.run('DETACH published');
  const [inserted, updated, unchanged, missing] = (rows[0] ?? []).map(Number);
  return {
    release: current.current,
    inserted: inserted ?? 0,
    updated: updated ?? 0,
    unchanged: unchanged ?? 0,
    missing: missing ?? 0,
  };
}

/** What a delivery changes in the release that it is made onto, as a comparison with that. */
export async function compareWithFormer(
  { connection }: Pick<Staged, 'connection'>,
  release: string,
): Promise<Comparison> {
  const rows = await askRows(
    connection,
    `SELECT COUNT(*) FILTER (before IS NULL), COUNT(*) FILTER (before IS NOT NULL AND after IS NOT NULL),
       (SELECT COALESCE(SUM(figures), 0) FROM kept), COUNT(*) FILTER (after IS NULL) FROM changes`,
  );
  const [inserted = 0, updated = 0, unchanged = 0, missing = 0] = (rows[0] ?? []).map(Number);
  return { release, inserted, updated, unchanged, missing };
}

/** First and last month of values, and their sources where the dataset has several. */
export interface Coverage {
  first: string;
  last: string;
  sources?: string[];
}

/**
 * @param sources that a value may be of, by their keys
 * @returns first and last month of what was settled, the sources where the dataset has several, and how many values
 *   there are; null where there are none
 */
export async function coverageOf(
  { connection }: Pick<Staged, 'connection'>,
  { source, combined }: Facts,
  sources: readonly DataSource[],
): Promise<{ coverage: Coverage; accepted: number } | null> {
  const first =
    combined === undefined ? 'MIN(month)' : 'LEAST(MIN(month), (SELECT MIN(month - months + 1) FROM spans))';
  const rows = await askRows(connection, `SELECT ${first}, MAX(month), COUNT(*) FROM facts HAVING COUNT(*) > 0`);
  const [from, to, accepted] = (rows[0] ?? []).map(Number);
  if (from === undefined || to === undefined || accepted === undefined) return null;
  const coverage = { first: monthText(from), last: monthText(to) };
  if (source === null) return { coverage, accepted };
  const found = (await askRows(connection, `SELECT DISTINCT ${source} FROM facts`)).map(([number]) => Number(number));
  return { coverage: { ...coverage, sources: sources.filter((key) => found.includes(sourceNumber(key))) }, accepted };
}
