import type { DimensionKey, Filters } from '@portal/contract';

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
 * Filters without what no longer fits: a city of another province, a model of another brand. A view of both would be empty.
 * @param parentOf the wider member; null where it is not known: then nothing is taken away
 */
export function fitting(
  filters: Filters,
  parentOf: (dimension: DimensionKey, key: string) => string | null,
): { filters: Filters; lost: Lost[] } {
  const lost: Lost[] = [];
  const fit: Filters = { ...filters };
  for (const [dimension, wider] of widerOf) {
    const parents = fit[wider] ?? [];
    const keys = fit[dimension] ?? [];
    const kept = keys.filter((key) => {
      const parent = parentOf(dimension, key);
      return parents.length === 0 || parent === null || parents.includes(parent);
    });
    if (kept.length === keys.length) continue;
    fit[dimension] = kept;
    lost.push({ dimension, keys: keys.filter((key) => !kept.includes(key)) });
  }
  return { filters: fit, lost };
}
