/** S9.047: what stands where there is no value. */
export const emptyText = '-';

/** S8.026: what stands where a value is wrong. */
export const invalidText = 'N/A';

/** A79: null, undefined and '' are empty; 0 is a value. */
export function isEmpty(value: unknown): value is null | undefined | '' {
  return value === null || value === undefined || value === '';
}

/**
 * A79: '-' for an empty value, 'N/A' for anything that is no finite number, else what `write` makes of the number.
 * @param value anything that should be a number
 */
export function writeNumber(value: unknown, write: (number: number) => string): string {
  if (isEmpty(value)) return emptyText;
  return typeof value === 'number' && Number.isFinite(value) ? write(value) : invalidText;
}
