import type { DuckDBConnection } from '@duckdb/node-api';
import type { DataSource } from '@portal/contract';
import type { Dataset } from '../datasets/index.ts';
import { monthText } from '../model/month.ts';
import { builtInSources, inOrder, type ReleasedSource, type Source, sourceNumber } from '../model/sources.ts';
import type { ReleaseInfo } from '../releases/release.ts';
import { deriveCoverage } from './derive-coverage.ts';

const count = async (connection: DuckDBConnection, table: string): Promise<number> =>
  Number((await connection.runAndReadAll(`SELECT COUNT(*) FROM ${table}`)).getRows()[0]?.[0] ?? 0);

/** The first and last month of the datasets whose rows are of one source; of a year, its last month. */
async function monthsOf(
  connection: DuckDBConnection,
  among: readonly Dataset[],
): Promise<NonNullable<ReleaseInfo['months']>> {
  const found: Record<string, { first: string; last: string }> = {};
  for (const { key, facts } of among) {
    if (facts.source !== null || key === 'price') continue;
    const [row] = (await connection.runAndReadAll(`SELECT MIN(month), MAX(month) FROM ${facts.table}`)).getRows();
    const [first, last] = row ?? [];
    if (first == null || last == null) continue;
    const more = facts.every === 'year' ? 11 : 0;
    found[key] = { first: monthText(Number(first)), last: monthText(Number(last) + more) };
  }
  return found;
}

/** The sources that the release brings itself, in its own words. */
async function readSources(connection: DuckDBConnection): Promise<ReleasedSource[]> {
  const read = await connection.runAndReadAll(
    'SELECT key, name_zh, name_en, counts_zh, counts_en, unit FROM data_source',
  );
  return read.getRows().map((row): Source => {
    const [key = '', nameZh = '', nameEn = '', countsZh = '', countsEn = '', unit = ''] = row.map(String);
    return {
      key: key as DataSource,
      name: { zh_CN: nameZh, en: nameEn },
      definition: { zh_CN: countsZh, en: countsEn },
      unit: unit === 'week' ? 'week' : 'month',
    };
  });
}

/**
 * @param among the datasets that there are
 * @param filled those that the tables have a row of
 * @returns what a release's tables cover: months, sources and counts, as release.json says it
 */
export async function describeTables(
  connection: DuckDBConnection,
  among: readonly Dataset[],
  filled: readonly Dataset[],
): Promise<Pick<ReleaseInfo, 'first' | 'last' | 'sources' | 'coverage' | 'prices' | 'months' | 'launches' | 'counts'>> {
  const spans = (
    await connection.runAndReadAll(`SELECT source, MIN(COALESCE(first_month, month)), MAX(month)
      FROM sales LEFT JOIN sales_combined USING (source, month) GROUP BY source ORDER BY source`)
  ).getRows();
  const known = inOrder([...builtInSources.map(({ key }) => ({ key })), ...(await readSources(connection))]);
  const sources = known.flatMap((source) => {
    const span = spans.find(([number]) => Number(number) === sourceNumber(source.key));
    return span ? [{ ...source, first: monthText(Number(span[1])), last: monthText(Number(span[2])) }] : [];
  });
  const months = spans.flatMap(([, first, last]) => [Number(first), Number(last)]);
  const [priced] = (await connection.runAndReadAll('SELECT MIN(month), MAX(month) FROM price')).getRows();
  const [from, to] = priced ?? [];
  return {
    first: monthText(Math.min(...months)),
    last: monthText(Math.max(...months)),
    sources,
    coverage: await deriveCoverage(
      async (sql) => (await connection.runAndReadAll(sql)).getColumns(),
      among,
      known.map(({ key }) => key),
      filled,
      true,
    ),
    prices: from != null && to != null ? { first: monthText(Number(from)), last: monthText(Number(to)) } : null,
    months: await monthsOf(connection, filled),
    launches: await count(connection, 'launch'),
    counts: {
      facts: await count(connection, 'sales'),
      manufacturers: await count(connection, 'manufacturer'),
      brands: await count(connection, 'brand'),
      models: await count(connection, 'model'),
      subModels: await count(connection, 'sub_model'),
      provinces: await count(connection, 'province'),
      cities: await count(connection, 'city'),
    },
  };
}
