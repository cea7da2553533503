/**
 * Places in a ranking, as everybody counts them: equal figures share a place, and the next has as many before it as
 * there are (1, 2, 2, 4).
 *
 * @param figures what is ranked by, in any order; null has no place
 * @returns a place for each figure
 */
export function placesOf(
  figures: readonly (number | null)[],
  direction: 'ascending' | 'descending' = 'descending',
): (number | null)[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const sorted = figures.filter((figure) => figure !== null).sort((figure, other) => sign * (figure - other));
  const places = new Map<number, number>();
  for (const [at, figure] of sorted.entries()) if (!places.has(figure)) places.set(figure, at + 1);
  return figures.map((figure) => (figure === null ? null : (places.get(figure) ?? null)));
}
