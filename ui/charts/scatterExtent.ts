/**
 * S9.041: a scatter axis reaches 1.5 times the largest absolute value to both sides: -4 and 2 give -6 to 6.
 * Without a value other than 0 it is -1 to 1.
 */
export function scatterExtent(values: readonly (number | null)[]): { min: number; max: number } {
  const largest = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
  const reach = largest === 0 ? 1 : largest * 1.5;
  return { min: -reach, max: reach };
}
