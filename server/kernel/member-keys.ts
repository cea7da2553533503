/** Keys of members of the market that have become one with another, each with the key of that other. */
export type Unions = ReadonlyMap<string, string>;

/** Asks the published release for the unions of a dimension; there are none where nothing is published. */
export type ReadUnions = (dimension: string) => Promise<Unions>;

export const noUnions: Unions = new Map();

/** The key of a member as the market has it now. */
export const keyToday = (unions: Unions, key: string): string => unions.get(key) ?? key;

/** The same of several, each once. */
export const keysToday = (unions: Unions, keys: readonly string[]): string[] => [
  ...new Set(keys.map((key) => keyToday(unions, key))),
];

/** All keys by which what is about some members may have been written: those of today first, then their former ones. */
export function keysEver(unions: Unions, keys: readonly string[]): string[] {
  const today = keysToday(unions, keys);
  const wanted = new Set(today);
  return [...today, ...[...unions].flatMap(([former, into]) => (wanted.has(into) ? [former] : []))];
}

/** Names members by the keys that they were asked by: those of an address that was written before stay as they are. */
export function keyAsked(unions: Unions, asked: readonly string[] = []): (key: string) => string {
  const own = new Set(asked);
  const former = new Map(asked.map((key) => [keyToday(unions, key), key]));
  return (key) => (own.has(key) ? key : (former.get(key) ?? key));
}
