import type { DuckDBValue } from '@duckdb/node-api';
import type { Dataset } from '../datasets/index.ts';
import type { ReleaseInfo } from '../releases/release.ts';

/** How many facts a release has, which bounds what a question can find. */
export interface FactCounts {
  /**
   * @param source the number of a source; 0 for the only one of a dataset that tells none apart
   * @param first the first month, as year * 12 + month - 1 @param last the last one, included
   */
  between(dataset: Dataset, source: number, first: number, last: number): number;
}

/** Gives the sources, months and counts of a dataset as columns, in the order of sources and months. */
type Count = (dataset: Dataset) => Promise<readonly (readonly DuckDBValue[])[]>;

/** The statement that counts the facts of a dataset: one pass over two columns. */
export const countingFacts = ({ facts }: Dataset): string =>
  `SELECT ${facts.source ?? '0'} AS source, month, CAST(COUNT(*) AS DOUBLE PRECISION) AS facts
   FROM ${facts.table} GROUP BY 1, 2 ORDER BY 1, 2`;

/** The facts of a source before each month from its first on: what lies between two months is a difference. */
interface Before {
  first: number;
  sums: number[];
}

async function countFacts(count: Count, dataset: Dataset): Promise<Map<number, Before>> {
  const [sources = [], months = [], counts = []] = await count(dataset);
  const found = new Map<number, Before>();
  sources.forEach((source, row) => {
    const month = Number(months[row]);
    const own = found.get(Number(source)) ?? { first: month, sums: [0] };
    found.set(Number(source), own);
    // A month without facts adds nothing to those before it.
    const sum = own.sums.at(-1) ?? 0;
    while (own.first + own.sums.length <= month) own.sums.push(sum);
    own.sums.push(sum + Number(counts[row]));
  });
  return found;
}

const until = ({ first, sums }: Before, month: number): number =>
  sums[Math.min(Math.max(month - first, 0), sums.length - 1)] ?? 0;

/** Reads how many facts each source and month has once, when a release is opened. */
export async function readFactCounts(
  count: Count,
  info: ReleaseInfo,
  datasets: readonly Dataset[],
): Promise<FactCounts> {
  const counts = new Map<string, Map<number, Before>>();
  for (const dataset of datasets) {
    if (dataset.covered(info).length > 0) counts.set(dataset.key, await countFacts(count, dataset));
  }
  return {
    between({ key }, source, first, last) {
      const own = counts.get(key)?.get(source);
      return own ? until(own, last + 1) - until(own, first) : 0;
    },
  };
}
