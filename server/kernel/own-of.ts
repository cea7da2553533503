/**
 * What stands in a record under a name that came from outside: a request, an address, a cell of a file. What every
 * object has by birth (`constructor`, `toString`) is no entry, and a plain look-up would find it.
 */
export const ownOf = <Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
