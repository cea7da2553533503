import type { DuckDBConnection } from '@duckdb/node-api';
import { status } from '@portal/contract';
import { Refusal, type Sentence } from '../../http/call.ts';
import { memberTables } from './tables.ts';

/** A query that finds what must not be: one column `found` with an example, and what to say of it. */
interface Check {
  sql: string;
  say(found: string): Sentence;
}

const references = [
  ['brand', 'manufacturer'],
  ['model', 'brand'],
  ['sub_model', 'model'],
  ['city', 'province'],
  ['sales', 'sub_model'],
  ['sales', 'city'],
] as const;

const unique = (table: string, column: string): Check => ({
  sql: `SELECT CAST(${column} AS VARCHAR) AS found FROM ${table} GROUP BY ${column} HAVING COUNT(*) > 1 LIMIT 1`,
  say: (found) => ({
    zh_CN: `表 ${table} 的 ${column} 有重复值 ${found}。`,
    en: `Table ${table} has more than one row with ${column} = ${found}.`,
  }),
});

const reference = (table: string, parent: keyof typeof memberTables): Check => {
  const id = memberTables[parent];
  return {
    sql: `SELECT CAST(${id} AS VARCHAR) AS found FROM (SELECT DISTINCT ${id} FROM ${table}) AS used
      WHERE ${id} NOT IN (SELECT ${id} FROM ${parent}) LIMIT 1`,
    say: (found) => ({
      zh_CN: `表 ${table} 引用了表 ${parent} 中不存在的 ${id} = ${found}。`,
      en: `Table ${table} refers to ${id} = ${found}, which table ${parent} does not have.`,
    }),
  };
};

const checks: Check[] = [
  ...Object.entries(memberTables).flatMap(([table, id]) => [unique(table, id), unique(table, 'key')]),
  ...references.map(([table, parent]) => reference(table, parent)),
  {
    sql: 'SELECT CAST(source AS VARCHAR) AS found FROM sales WHERE source NOT IN (1, 2, 3) LIMIT 1',
    say: (found) => ({
      zh_CN: `事实表里有未知的数据来源 ${found}。`,
      en: `The facts have an unknown data source ${found}.`,
    }),
  },
  {
    // Added up silently, a repeated fact would double a figure.
    sql: `SELECT CONCAT(month // 12, '-', month % 12 + 1, ' / ', source, ' / ', sub_model_id, ' / ', city_id) AS found
      FROM sales GROUP BY month, source, sub_model_id, city_id HAVING COUNT(*) > 1 LIMIT 1`,
    say: (found) => ({
      zh_CN: `同一月份、来源、子车型、城市的事实重复：${found}。`,
      en: `A fact stands twice for the same month, source, sub-model and city: ${found}.`,
    }),
  },
  {
    sql: "SELECT 'sales' AS found WHERE NOT EXISTS (SELECT 1 FROM sales)",
    say: () => ({ zh_CN: '版本里没有任何销量数据。', en: 'The release holds no sales at all.' }),
  },
];

/**
 * Refuses tables that do not hold together, before they become a release.
 * @throws Refusal naming the first fault: a repeated number, key or fact, a reference to nothing, an empty market
 */
export async function checkTables(connection: DuckDBConnection): Promise<void> {
  for (const check of checks) {
    const rows = (await connection.runAndReadAll(check.sql)).getRows();
    const found = rows[0]?.[0];
    if (found !== undefined) throw new Refusal(status.refused, check.say(String(found)));
  }
}
