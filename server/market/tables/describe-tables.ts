import type { DuckDBConnection } from '@duckdb/node-api';
import type { DataSource } from '@portal/contract';
import type { Facts } from '../datasets/dataset.ts';
import type { Dataset } from '../datasets/index.ts';
import { monthNumber, monthText } from '../model/month.ts';
import { builtInSources, inOrder, type ReleasedSource, type Source } from '../model/sources.ts';
import type { ReleaseInfo, StoredCoverage } from '../releases/release.ts';
import { deriveCoverage } from './derive-coverage.ts';

const monthsOfYear = 12;

const count = async (connection: DuckDBConnection, table: string): Promise<number> =>
  Number((await connection.runAndReadAll(`SELECT COUNT(*) FROM ${table}`)).getRows()[0]?.[0] ?? 0);

type Stored = readonly StoredCoverage[] | undefined;

/** The first and last month of what a release covers; of a year, its last month. */
function spanOf(stored: Stored, { every }: Pick<Facts, 'every'> = {}): { first: string; last: string } | null {
  const spans = (stored ?? []).flatMap((own) => own.spans);
  const [first] = spans.map((span) => span.first).sort();
  const last = spans
    .map((span) => span.last)
    .sort()
    .at(-1);
  if (first === undefined || last === undefined) return null;
  return { first, last: every === 'year' ? monthText(monthNumber(last) + monthsOfYear - 1) : last };
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
  const known = inOrder([...builtInSources.map(({ key }) => ({ key })), ...(await readSources(connection))]);
  const coverage = await deriveCoverage(
    async (sql) => (await connection.runAndReadAll(sql)).getColumns(),
    among,
    known.map(({ key }) => key),
    filled,
    true,
  );
  const all = Object.values(coverage).flat();
  const sources = known.flatMap((source) => {
    const span = spanOf(all.filter(({ key }) => key === source.key));
    return span ? [{ ...source, ...span }] : [];
  });
  const sold = spanOf(coverage.sales);
  if (!sold) throw new Error('a release without sales is never described');
  const months = filled.flatMap(({ key, facts }) => {
    const span = key === 'sales' || key === 'price' ? null : spanOf(coverage[key], facts);
    return span ? [[key, span] as const] : [];
  });
  return {
    ...sold,
    sources,
    coverage,
    prices: spanOf(coverage.price),
    months: Object.fromEntries(months),
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
