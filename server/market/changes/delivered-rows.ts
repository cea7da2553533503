import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../datasets/dataset.ts';
import { tablesOf } from './fact-members.ts';
import { type Compared, combinedIn, memberOf, packed, timesOf } from './find-changes.ts';

/**
 * The rows that a delivery changed, as differing() gives those of two releases. Of months that stand together on one
 * side alone both sides are read: a figure of another span is another one, also where its value is the same.
 * @param file what the delivery kept @param all every row that differs, as differing() says it
 */
export async function deliveredRows(
  connection: DuckDBConnection,
  { facts }: Dataset,
  releases: Compared,
  { file, all }: { file: string; all: string },
): Promise<string> {
  const times = ['month', ...(facts.source === null ? [] : [facts.source])];
  const tables = facts.chains.map((chain) => tablesOf(chain)[0]?.name);
  const members = facts.chains.map((_, at) => memberOf(at)).join(', ');
  const joins = tables.map((table, at) => `JOIN chain_${at} ON chain_${at}.key = r.${table}`).join(' ');
  const side = (which: string) =>
    facts.figures.length === 1
      ? `CASE WHEN r.${which} IS NOT NULL THEN ${packed(facts, () => `r.${which}`)} END AS ${which}`
      : `r.${which}`;
  const rows = `(SELECT ${times.map((time) => `r.${time}`).join(', ')}, ${members}, ${side('before')}, ${side('after')}
    FROM read_parquet('${file.replaceAll("'", "''")}') AS r ${joins})`;
  const columns = [...timesOf(facts), members, 'before', 'after'].join(', ');
  const [fresh, old] = [combinedIn(releases.fresh, facts), combinedIn(releases.old, facts)];
  if (fresh === null) return `SELECT ${columns} FROM (SELECT *, month AS first_month FROM ${rows})`;
  const using = `USING (${times.join(', ')})`;
  const before = old ?? `(SELECT * FROM ${fresh} LIMIT 0)`;
  // The spans of the months that are changed, on both sides.
  await connection.run(`CREATE TEMP TABLE spans AS
    SELECT ${times.join(', ')}, COALESCE(n.first_month, month) AS first_month,
      COALESCE(n.first_month, month) <> COALESCE(o.first_month, month) AS respanned
    FROM (SELECT DISTINCT ${times.join(', ')} FROM ${rows}) LEFT JOIN ${fresh} AS n ${using} LEFT JOIN ${before} AS o ${using}`);
  const some = await connection.runAndReadAll('SELECT 1 FROM spans WHERE respanned LIMIT 1');
  const stand = `SELECT ${columns} FROM ${rows} JOIN spans ${using}`;
  if (some.getRows().length === 0) return stand;
  return `${stand} WHERE NOT respanned
    UNION ALL SELECT ${columns} FROM (${all}) SEMI JOIN (SELECT * FROM spans WHERE respanned) AS s ${using}`;
}
