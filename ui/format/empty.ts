import { emptyText, invalidText, isEmpty } from '@portal/contract';

export { emptyText, invalidText, isEmpty };

/**
 * A79: '-' for an empty value, 'N/A' for anything that is no finite number, else what `write` makes of the number.
 * @param value anything that should be a number
 */
export function writeNumber(value: unknown, write: (number: number) => string): string {
  if (isEmpty(value)) return emptyText;
  return typeof value === 'number' && Number.isFinite(value) ? write(value) : invalidText;
}
