/**
 * The value below which a part of values lies, between two of them in proportion (type 7 of Hyndman and Fan 1996).
 * @param sorted from the least on; 0 without any
 * @param part 0.5 is the median
 */
export function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const below = sorted[Math.floor(at)] ?? 0;
  return below + ((sorted[Math.ceil(at)] ?? below) - below) * (at - Math.floor(at));
}
