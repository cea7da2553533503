import type { DuckDBConnection } from '@duckdb/node-api';
import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { History } from '../datasets/dated.ts';
import type { Dataset } from '../datasets/index.ts';
import { memberIds, memberReferences } from '../datasets/tables.ts';
import { builtInSources, sourceNumber } from '../model/sources.ts';
import { combinedChecks } from './combined-months.ts';
import { factChecks } from './fact-checks.ts';
import { historyChecks } from './history-checks.ts';
import { priceChecks } from './price-checks.ts';
import { reference, referenceBy, type TableCheck, unique } from './table-check.ts';
import { filledTables } from './tables.ts';

/** What must not be among the members of some datasets. */
function memberChecks(among: readonly Dataset[]): TableCheck[] {
  const ids = memberIds(among);
  return [
    ...Object.entries(ids).flatMap(([table, id]) => [unique(table, id), unique(table, 'key')]),
    ...memberReferences(among).flatMap(([table, parent]) => {
      const id = ids[parent];
      return id === undefined ? [] : [referenceBy(table, id, parent, id)];
    }),
  ];
}

/** A figure of a source that nobody knows could be named by nobody. */
const sourceChecks = ({ facts: { table, source } }: Dataset): TableCheck[] =>
  source === null
    ? []
    : [
        {
          sql: `SELECT CAST(source AS VARCHAR) AS found FROM (SELECT DISTINCT ${source} AS source FROM ${table}) AS used
            WHERE source NOT IN (${builtInSources.map(({ key }) => sourceNumber(key)).join(', ')})
              AND source NOT IN (SELECT source_id FROM data_source) LIMIT 1`,
          refuse: (found) =>
            new Refusal('market.unknown-source', status.refused, {
              zh_CN: `事实表里有未知的数据来源 ${found}。`,
              en: `The fact table contains an unknown data source: ${found}.`,
            }),
        },
      ];

/** What must not be in the tables that every release has. */
const checks: TableCheck[] = [
  reference('sales', 'sub_model'),
  reference('sales', 'city'),
  unique('data_source', 'source_id'),
  unique('data_source', 'key'),
  {
    // Added up silently, a repeated fact would double a figure.
    sql: `SELECT CONCAT(month // 12, '-', month % 12 + 1, ' / ', source, ' / ', sub_model_id, ' / ', city_id) AS found
      FROM sales GROUP BY month, source, sub_model_id, city_id HAVING COUNT(*) > 1 LIMIT 1`,
    refuse: (found) =>
      new Refusal('market.fact-repeated', status.refused, {
        zh_CN: `同一月份、来源、子车型、城市的事实重复：${found}。`,
        en: `Duplicate facts for the same month, source, sub-model and city: ${found}.`,
      }),
  },
  {
    sql: "SELECT 'sales' AS found WHERE NOT EXISTS (SELECT 1 FROM sales)",
    refuse: () =>
      new Refusal('market.no-sales', status.refused, {
        zh_CN: '版本里没有任何销量数据。',
        en: 'The release contains no sales data.',
      }),
  },
  ...priceChecks,
];

/** What is to be checked. */
interface Filled {
  /** The datasets whose tables there are. */
  among: readonly Dataset[];
  /** Those that have a row. */
  filled: readonly Dataset[];
  /** What has changed of their members. */
  history: History | undefined;
}

/**
 * Refuses tables that do not hold together, before they become a release.
 * @throws Refusal naming the first fault: a repeated number, key or fact, a reference to nothing, an empty market
 */
export async function checkTables(connection: DuckDBConnection, { among, filled, history }: Filled): Promise<void> {
  // Datasets share tables of members, and each asks that theirs hold together: once is enough.
  const queries = new Map(
    [
      ...memberChecks(among),
      ...checks,
      ...filled.flatMap(sourceChecks),
      ...filled.flatMap(factChecks),
      ...filled.flatMap(combinedChecks),
      ...(history ? historyChecks(filled, history) : []),
    ].map((check) => [check.sql, check]),
  );
  // Most tables of most releases are empty, and every question costs.
  const withRows = await filledTables(
    connection,
    [...queries.values()].flatMap(({ of }) => of ?? []),
  );
  for (const check of queries.values()) {
    if (check.of !== undefined && !withRows.has(check.of)) continue;
    const rows = (await connection.runAndReadAll(check.sql)).getRows();
    const found = rows[0]?.[0];
    if (found !== undefined) throw check.refuse(String(found));
  }
}
