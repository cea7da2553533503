import type { MarketCatalogue } from '@portal/contract';

type United = NonNullable<MarketCatalogue['united']>;

/** The dimension that a name in the address says: brand, or without.brand. */
const dimensionOf = (name: string): string => name.replace(/^without\./, '');

/**
 * An address as it would be written now: what it names by the key of a member that has become one with another is that
 * other. Of a choice of a page, whose name says no dimension, the key alone tells what is meant.
 * @returns null where it stands as it is
 */
export function addressToday(search: URLSearchParams, united: United | undefined): URLSearchParams | null {
  if (!united) return null;
  const all: Record<string, string> = Object.assign({}, ...Object.values(united));
  const next = new URLSearchParams();
  let isOther = false;
  for (const [name, value] of search) {
    const dimension = dimensionOf(name);
    const known = Object.hasOwn(united, dimension) ? united[dimension] : all;
    const today = known && Object.hasOwn(known, value) ? (known[value] ?? value) : value;
    if (today !== value) isOther = true;
    if (!next.getAll(name).includes(today)) next.append(name, today);
  }
  return isOther ? next : null;
}
