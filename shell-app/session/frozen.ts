/**
 * Keeps data of the server as it is: nobody can change it, neither what it holds, and it needs no copy for each reader.
 * @param value data as JSON has it
 * @returns the same value
 */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
