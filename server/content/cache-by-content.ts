import type { StateDatabase } from '../state/open-state.ts';

interface Cached<Value> {
  made: Promise<Value>;
  weight: number;
}

interface Shelf<Value> {
  version: string;
  values: Map<string, Cached<Value>>;
}

/** Where a value belongs: the store, and its content as it was before the value was read. */
export interface ContentState {
  db: StateDatabase;
  /** As content-version.ts reads it. */
  version: string;
}

/**
 * Keeps what is worked out from the content of a store as long as that is the same, what was wanted last the longest.
 * @param mostWeight of all values of a store together
 * @param weigh a value, such as how long its text is
 * @returns gives the value of a key, which is made once for all who want it meanwhile
 */
export function cacheByContent<Value>(mostWeight: number, weigh: (value: Value) => number) {
  const shelves = new WeakMap<StateDatabase, Shelf<Value>>();
  const shelfOf = ({ db, version }: ContentState): Shelf<Value> => {
    const known = shelves.get(db);
    if (known?.version === version) return known;
    const fresh: Shelf<Value> = { version, values: new Map() };
    shelves.set(db, fresh);
    return fresh;
  };
  return async (state: ContentState, key: string, make: () => Promise<Value>): Promise<Value> => {
    const { values } = shelfOf(state);
    const known = values.get(key);
    const cached = known ?? { made: make(), weight: 0 };
    // What was wanted last stands last.
    values.delete(key);
    values.set(key, cached);
    if (known) return known.made;
    try {
      const value = await cached.made;
      cached.weight = weigh(value);
      makeRoom(values, mostWeight);
      return value;
    } catch (error) {
      if (values.get(key) === cached) values.delete(key);
      throw error;
    }
  };
}

/** Drops what was wanted longest ago until the rest is light enough. */
function makeRoom(values: Map<string, { weight: number }>, mostWeight: number): void {
  let total = 0;
  for (const { weight } of values.values()) total += weight;
  for (const [key, { weight }] of values) {
    if (total <= mostWeight) return;
    values.delete(key);
    total -= weight;
  }
}
