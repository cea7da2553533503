import type { DimensionKey, Filters } from '@portal/contract';
import type { Narrowed } from '@portal/ui';

/** Levels whose members lie in one member of the wider level alone, the wider ones first. */
const widerOf: readonly (readonly [DimensionKey, DimensionKey])[] = [
  ['province', 'area'],
  ['city', 'province'],
  ['model', 'brand'],
  ['subModel', 'model'],
];

/** Members that lie in none of those that are chosen of their wider level. */
export interface Lost {
  dimension: DimensionKey;
  keys: string[];
}

/**
 * Filters without what no longer fits: a city of another province, or of one that is left out; a model of another brand.
 * A view of both would be empty.
 * @param parentOf the wider member; null where it is not known: then nothing is taken away
 */
export function fitting(
  { filters, without }: Narrowed,
  parentOf: (dimension: DimensionKey, key: string) => string | null,
): { filters: Filters; lost: Lost[] } {
  const lost: Lost[] = [];
  const fit: Filters = { ...filters };
  for (const [dimension, wider] of widerOf) {
    const parents = fit[wider] ?? [];
    const out = without[wider] ?? [];
    const keys = fit[dimension] ?? [];
    const remaining = keys.filter((key) => {
      const parent = parentOf(dimension, key);
      return parent === null || ((parents.length === 0 || parents.includes(parent)) && !out.includes(parent));
    });
    if (remaining.length === keys.length) continue;
    fit[dimension] = remaining;
    lost.push({ dimension, keys: keys.filter((key) => !remaining.includes(key)) });
  }
  return { filters: fit, lost };
}
