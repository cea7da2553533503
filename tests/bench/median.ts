/** The middle of some numbers; the mean of the two middle ones when their count is even. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((value, other) => value - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? Number.NaN)) / 2 : upper;
}
