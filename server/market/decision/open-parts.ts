import type { DataSource, DatasetKey, MarketDecision } from '@portal/contract';
import type { Asking } from '../questions/asking.ts';
import { unknownSource } from './check-decision.ts';

/** The datasets that a kind of sheet uses; a new car is compared by volume, and by price where that is there. */
export const decisionDatasets = {
  price: ['sales', 'price'],
  incentive: ['sales', 'incentive', 'price'],
  launch: ['sales', 'price'],
} as const satisfies Record<MarketDecision['kind'], readonly DatasetKey[]>;

export interface OpenParts {
  /** Whether the account owns a dataset and the release has it. */
  has: (dataset: 'sales' | 'price' | 'incentive') => boolean;
  missing: MarketDecision['missing'];
}

/** @param products those that the account owns */
export async function openParts(
  { market, language }: Asking,
  kind: MarketDecision['kind'],
  products: ReadonlySet<string>,
): Promise<OpenParts> {
  const all = await market.datasets(language);
  const parts = decisionDatasets[kind].flatMap((key) => all.filter((dataset) => dataset.key === key));
  const isOwned = ({ products: openers }: (typeof parts)[number]) => openers.some((product) => products.has(product));
  return {
    has: (dataset) => parts.some((part) => part.key === dataset && part.covered && isOwned(part)),
    missing: parts
      .filter((part) => !isOwned(part))
      .map(({ key, name, products: openers }) => ({ dataset: key, name, products: [...openers] })),
  };
}

/** Buyers answer to prices: what they registered is looked at, where the release has it. */
const retail: DataSource = 'DATASOURCE_ZD_LINGSHOU';

/** The source that volumes are of, with the months that it covers. */
export interface SalesSource {
  key: DataSource;
  name: string;
  first: string;
  last: string;
}

/**
 * @returns the source that is wanted; where none is, terminal retail, else the first one; null where the release has no sales
 * @throws Refusal for a source that the release has not
 */
export async function sourceOf(
  { market, language }: Asking,
  wanted: DataSource | undefined,
): Promise<SalesSource | null> {
  const { dataSources } = await market.catalogue('sales', language);
  const known = (key: string | undefined) => dataSources.find((source) => source.key === key);
  if (wanted !== undefined && dataSources.length > 0 && !known(wanted))
    throw unknownSource(
      wanted,
      dataSources.map(({ key }) => key),
    );
  const found = known(wanted) ?? known(retail) ?? dataSources[0];
  return found ? { key: found.key as DataSource, name: found.name, first: found.first, last: found.last } : null;
}
