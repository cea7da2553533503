import { monthText, readCurrent, releaseFile } from '../../market/index.ts';
import { askRows, type Staged, type Staging } from './staging.ts';

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
export async function compareWithCurrent({ connection }: Staging, marketFolder: string): Promise<Comparison> {
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
export async function compareWithFormer({ connection }: Staged, release: string): Promise<Comparison> {
  const rows = await askRows(
    connection,
    `SELECT COUNT(*) FILTER (before IS NULL), COUNT(*) FILTER (before IS NOT NULL AND after IS NOT NULL),
       (SELECT COALESCE(SUM(figures), 0) FROM kept), COUNT(*) FILTER (after IS NULL) FROM changes`,
  );
  const [inserted = 0, updated = 0, unchanged = 0, missing = 0] = (rows[0] ?? []).map(Number);
  return { release, inserted, updated, unchanged, missing };
}

/** @returns first and last month and the sources of the values, or null when there are none */
export async function coverageOf({
  connection,
}: Staging): Promise<{ first: string; last: string; sources: number[] } | null> {
  const rows = await askRows(
    connection,
    `SELECT LEAST(MIN(month), (SELECT MIN(month - months + 1) FROM spans)), MAX(month),
       LIST(DISTINCT source ORDER BY source)::VARCHAR FROM facts HAVING COUNT(*) > 0`,
  );
  const row = rows[0];
  if (!row) return null;
  const sources = String(row[2])
    .replace(/[[\]\s]/g, '')
    .split(',')
    .map(Number);
  return { first: monthText(Number(row[0])), last: monthText(Number(row[1])), sources };
}
