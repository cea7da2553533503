import { type DataSource, dataSourcePattern } from '@portal/contract';

/**
 * The first month whose figures may still change, such as 2026-09: the same for all, or one for each source and
 * for each dataset. Null, or a source that is not named, says that all figures are final.
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

/** Sources of the sales stand by their keys, those of another dataset behind the name of that. */
const prefixOf = (dataset: string): string => (dataset === 'sales' ? '' : `${dataset}:`);

/** What is said of a dataset: of all of it under its name, and of its sources. */
interface OwnMonths {
  whole: string | null | undefined;
  bySource: ReadonlyMap<DataSource, string | null>;
}

/** The source of a dataset under whose name a month stands; null where it is of something else. */
function sourceOfKey(key: string, dataset: string): DataSource | null {
  const prefix = prefixOf(dataset);
  const source = key.slice(prefix.length);
  return key.startsWith(prefix) && isSource(source) ? source : null;
}

function monthsOf(months: Months, dataset: string): OwnMonths {
  const bySource = new Map<DataSource, string | null>();
  for (const [key, month] of Object.entries(months)) {
    const source = sourceOfKey(key, dataset);
    if (source !== null) bySource.set(source, month ?? null);
  }
  return { whole: months[dataset], bySource };
}

const isStated = ({ whole, bySource }: OwnMonths): boolean => whole !== undefined || bySource.size > 0;

/**
 * A dataset of which nothing is said by itself is as preliminary as any source of the sales.
 * @returns the first month that may still change of them; null where all are final
 */
export function preliminaryOf(preliminary: Preliminary, { dataset, sources = [] }: PreliminaryOf): string | null {
  if (!hasParts(preliminary)) return preliminary;
  const own = monthsOf(preliminary, dataset);
  if (!isStated(own) && dataset !== 'sales') return preliminaryOf(preliminary, { dataset: 'sales' });
  const { whole, bySource } = own;
  const months =
    sources.length > 0
      ? sources.map((source) => (bySource.has(source) ? bySource.get(source) : whole))
      : [...bySource.values(), whole];
  return months.flatMap((month) => month ?? []).sort()[0] ?? null;
}

/** The months of each source of the sales; null where all are alike. */
export function preliminarySources(preliminary: Preliminary): ReadonlyMap<DataSource, string> | null {
  if (!hasParts(preliminary) || preliminary.sales !== undefined) return null;
  const { bySource } = monthsOf(preliminary, 'sales');
  return new Map([...bySource].flatMap(([key, month]): [DataSource, string][] => (month ? [[key, month]] : [])));
}

/** Nothing is left of it where all is final; what is said of the sales alone is the same for all. */
function openMonths(months: Months): Preliminary {
  const entries = Object.entries(months).filter(
    ([key, month]) => month !== null || !(isSource(key) || key === 'sales'),
  );
  const [only, ...others] = entries;
  if (only?.[0] === 'sales' && others.length === 0) return only[1] ?? null;
  return entries.some(([, month]) => month !== null) ? Object.fromEntries(entries) : null;
}

/**
 * What holds after a delivery: what it says of its dataset or of a source, and what held before of all others.
 * @param before of the former release, and the sources of the dataset that it has
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
  const others = Object.fromEntries(
    Object.entries(months).filter(([key]) => key !== dataset && sourceOfKey(key, dataset) === null),
  );
  if (!hasParts(preliminary)) return openMonths({ ...others, [dataset]: preliminary });
  const { whole, bySource } = monthsOf(months, dataset);
  const named = (each: Iterable<readonly [string, string | null | undefined]>): Months =>
    Object.fromEntries([...each].map(([source, month]) => [`${prefixOf(dataset)}${source}`, month]));
  const unnamed = bySource.size > 0 && whole === undefined ? undefined : preliminaryOf(former, { dataset });
  const all = unnamed === undefined ? [] : before.sources.map((source) => [source, unnamed] as const);
  return openMonths({ ...others, ...named(all), ...named(bySource), ...named(Object.entries(preliminary)) });
}
