/** What two figures have to do with each other, over the members that have both. */
export interface Correlation {
  /** Pearson's r, from -1 to 1; null of fewer than three pairs, or where one of the figures is the same everywhere. */
  r: number | null;
  /** Pairs that count. */
  n: number;
  /** Members without one of the two. */
  left: number;
}

/** As few pairs lie on a line by themselves. */
const fewest = 3;

/**
 * Pearson's product-moment correlation: the sum of the products of the deviations from both means, by the root of the
 * product of their squares (K. Pearson, 1895).
 * @param pairs null where a member has no such figure: it is left out and counted
 */
export function correlationOf(pairs: readonly { x: number | null; y: number | null }[]): Correlation {
  const whole = pairs.flatMap(({ x, y }) => (x === null || y === null ? [] : [{ x, y }]));
  const n = whole.length;
  const left = pairs.length - n;
  if (n < fewest) return { r: null, n, left };
  const mean = (side: 'x' | 'y') => whole.reduce((sum, pair) => sum + pair[side], 0) / n;
  const [ofX, ofY] = [mean('x'), mean('y')];
  let [xy, xx, yy] = [0, 0, 0];
  for (const { x, y } of whole) {
    xy += (x - ofX) * (y - ofY);
    xx += (x - ofX) ** 2;
    yy += (y - ofY) ** 2;
  }
  if (xx === 0 || yy === 0) return { r: null, n, left };
  return { r: Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy))), n, left };
}
