import { type DataSource, dataSourcePattern } from '@portal/contract';

/**
 * The first month whose figures may still change, such as 2026-09: the same for all, or one for each source of the sales
 * and for each other dataset. Null, or a source that is not named, says that all figures are final.
 */
export type Preliminary = string | null | Months;

type Months = Readonly<Record<string, string | null | undefined>>;

/** Which figures: of a dataset by its key, and of its sources that are asked; none for all of them. */
export interface PreliminaryOf {
  dataset: string;
  sources?: readonly DataSource[];
}

const hasParts = (preliminary: Preliminary): preliminary is Months =>
  preliminary !== null && typeof preliminary === 'object';

const isSource = (key: string): key is DataSource => new RegExp(dataSourcePattern).test(key);

/** The months of sources of the sales alone; under `sales` stands what goes for all of them. */
const ofSales = (months: Months) => Object.entries(months).filter(([key]) => isSource(key) || key === 'sales');

/**
 * A dataset of which nothing is said by itself is as preliminary as any source of the sales.
 * @returns the first month that may still change of them; null where all are final
 */
export function preliminaryOf(preliminary: Preliminary, { dataset, sources = [] }: PreliminaryOf): string | null {
  if (!hasParts(preliminary)) return preliminary;
  if (dataset !== 'sales' && dataset in preliminary) return preliminary[dataset] ?? null;
  const months =
    sources.length > 0
      ? sources.map((source) => (source in preliminary ? preliminary[source] : preliminary.sales))
      : ofSales(preliminary).map(([, month]) => month);
  return months.flatMap((month) => month ?? []).sort()[0] ?? null;
}

/** The months of each source of the sales; null where all are alike. */
export function preliminarySources(preliminary: Preliminary): ReadonlyMap<DataSource, string> | null {
  if (!hasParts(preliminary) || preliminary.sales !== undefined) return null;
  const months = ofSales(preliminary).flatMap(([key, month]): [DataSource, string][] =>
    isSource(key) && month ? [[key, month]] : [],
  );
  return new Map(months);
}

/** Nothing is left of it where all is final. */
const openMonths = (months: Months): Preliminary => {
  const entries = Object.entries(months).filter(
    ([key, month]) => month !== null || !(isSource(key) || key === 'sales'),
  );
  return entries.some(([, month]) => month !== null) ? Object.fromEntries(entries) : null;
};

/**
 * What holds after a delivery: what it says of its dataset or of a source, and what held before of all others.
 * @param before of the former release, and the sources of the sales that it has
 * @param preliminary by the mapping of a file of the dataset; undefined where it says nothing
 */
export function preliminaryAfter(
  before: { preliminary: Preliminary; sources: readonly DataSource[] },
  dataset: string,
  preliminary: Preliminary | undefined,
): Preliminary {
  const former = before.preliminary;
  if (preliminary === undefined) return former;
  const months: Months = hasParts(former) ? former : { sales: former };
  const others = Object.fromEntries(Object.entries(months).filter(([key]) => !isSource(key) && key !== 'sales'));
  if (dataset !== 'sales') return openMonths({ ...months, [dataset]: hasParts(preliminary) ? null : preliminary });
  if (!hasParts(preliminary)) {
    return Object.keys(others).length === 0 ? preliminary : openMonths({ ...others, sales: preliminary });
  }
  const { sales, ...named } = months;
  const each = sales === undefined ? {} : Object.fromEntries(before.sources.map((source) => [source, sales]));
  return openMonths({ ...each, ...named, ...preliminary });
}
