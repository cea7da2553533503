import type { ComparedModel } from '@portal/contract';

type Trim = ComparedModel['trims'][number];

/** As far apart as two list prices of one level may be, as a part of the lower one. */
export const widestLevel = 0.15;

interface Level {
  /** The list price that others are measured by; null where the first trim of the level has none. */
  price: number | null;
  /** One for each model; null where a model has no trim of this level. */
  trims: (Trim | null)[];
}

const distance = (first: number, other: number) => Math.max(first, other) / Math.min(first, other) - 1;

/** The trims of a model that fit into levels: the nearest of all first, each level and each trim once. */
function placesOf(trims: readonly Trim[], levels: readonly Level[]): Map<Trim, Level> {
  const pairs = trims
    .flatMap((trim) => levels.map((level) => ({ trim, level })))
    .flatMap(({ trim, level }) =>
      trim.msrp && level.price ? [{ trim, level, apart: distance(trim.msrp, level.price) }] : [],
    )
    .filter(({ apart }) => apart <= widestLevel)
    .sort((first, other) => first.apart - other.apart);
  const places = new Map<Trim, Level>();
  const taken = new Set<Level>();
  for (const { trim, level } of pairs) {
    if (places.has(trim) || taken.has(level)) continue;
    places.set(trim, level);
    taken.add(level);
  }
  return places;
}

/**
 * The trims of several models side by side, by what they cost: a trim stands beside those whose list price is nearest,
 * the first model giving the levels. What is too far from all others stands alone.
 * @returns levels from the cheapest on, those without a price last; in each a trim or null for every model
 */
export function priceLevels(models: readonly Pick<ComparedModel, 'trims'>[]): (Trim | null)[][] {
  const levels: Level[] = [];
  for (const [at, { trims }] of models.entries()) {
    const places = placesOf(trims, levels);
    for (const trim of trims) {
      const level = places.get(trim) ?? { price: trim.msrp, trims: models.map(() => null) };
      level.trims[at] = trim;
      if (!places.has(trim)) levels.push(level);
    }
  }
  const last = Number.POSITIVE_INFINITY;
  return levels.sort((level, other) => (level.price ?? last) - (other.price ?? last)).map(({ trims }) => trims);
}
