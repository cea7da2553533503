/** How much of a market its members have. */
export interface Concentration {
  /** The part of the 3, 5 and 10 largest, as a ratio. */
  cr3: number;
  cr5: number;
  cr10: number;
  /** The fewest members that have half of the market or more; null where those that are known have less. */
  half: number | null;
  /** The Herfindahl-Hirschman index, from near 0 to 10,000. */
  hhi: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * CRn is the sum of the n largest shares; HHI is the sum of the squares of all shares in percent (10,000 for a single
 * member), as competition authorities state it. What nobody told by name has a share in the whole and no place among the
 * members: its square does not count.
 * @param volumes of the members, in any order; what is not above zero is no member of the market
 * @param whole everything, members that are not told by name too
 * @returns null where there is no market
 */
export function concentrationOf(volumes: readonly (number | null)[], whole: number | null): Concentration | null {
  if (whole === null || whole <= 0) return null;
  const shares = volumes
    .flatMap((volume) => (volume !== null && volume > 0 ? [volume / whole] : []))
    .sort((left, other) => other - left);
  const first = (count: number) => sum(shares.slice(0, count));
  let reached = 0;
  const at = shares.findIndex((share) => {
    reached += share;
    // Halves that are added up in parts fall short of a half by less than any car.
    return reached >= 0.5 - 1e-12;
  });
  return {
    cr3: first(3),
    cr5: first(5),
    cr10: first(10),
    half: at === -1 ? null : at + 1,
    hhi: sum(shares.map((share) => (share * 100) ** 2)),
  };
}
