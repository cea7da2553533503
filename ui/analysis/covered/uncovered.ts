import type { MarketCatalogue } from '@portal/contract';

/** Whether a release tells the members of a dimension apart; what has not come yet is taken to. */
export const distinguishes = (catalogue: MarketCatalogue | null, dimension: string): boolean =>
  catalogue?.dimensions.find(({ key }) => key === dimension)?.distinguished ?? true;

/** What a release has of a source, or of the only one there is. */
export const coverageOfSource = (catalogue: MarketCatalogue, source: string | null) =>
  catalogue.coverage.find(({ dataSource }) => dataSource === null || dataSource === source);
