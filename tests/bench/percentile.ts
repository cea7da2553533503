/** The value that a share of the values does not exceed: 0.95 is the slowest but one in twenty. NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((value, other) => value - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
