import type { MarketCatalogue } from '@portal/contract';

type Dimensions = Pick<MarketCatalogue, 'dimensions'>;

const parentsOf = ({ dimensions }: Dimensions, dimension: string): string[] => {
  const own = dimensions.find(({ key }) => key === dimension);
  return own ? [...(own.parent === null ? [] : [own.parent]), ...own.otherParents] : [];
};

const childrenOf = (catalogue: Dimensions, dimension: string): string[] =>
  catalogue.dimensions.filter(({ key }) => parentsOf(catalogue, key).includes(dimension)).map(({ key }) => key);

/** Goes from a level to the next ones as long as there are any; the nearest come first, each once. */
function reached(from: string, next: (dimension: string) => string[]): string[] {
  const found: string[] = [];
  for (let at = [from]; at.length > 0; ) {
    at = [...new Set(at.flatMap(next))].filter((other) => other !== from && !found.includes(other));
    found.push(...at);
  }
  return found;
}

/** The wider levels above a dimension: of each, a member has one alone. */
export const levelsAbove = (catalogue: Dimensions, dimension: string): string[] =>
  reached(dimension, (name) => parentsOf(catalogue, name));

/**
 * What is finer than a dimension: the levels below it, and those that stand above these on other roads, since a brand is
 * finer than a manufacturer though it may have two.
 * @param order dimensions as the area lists them, the wider ones first
 */
export function finerLevels(catalogue: Dimensions, dimension: string, order: readonly string[]): string[] {
  const below = reached(dimension, (name) => childrenOf(catalogue, name));
  const beside = below.flatMap((name) => levelsAbove(catalogue, name));
  const place = order.indexOf(dimension);
  return order.filter((candidate, at) => at > place && (below.includes(candidate) || beside.includes(candidate)));
}
