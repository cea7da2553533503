/** How often something may be done within a window of milliseconds, by each of so many who do it. */
export interface Budget {
  most: number;
  window: number;
  /** With more who do it, everything is forgotten rather than memory grow without end. */
  keys: number;
}

/** What one more is worth: it is within the budget, the first beyond it, or another beyond it. */
export type Worth = 'within' | 'first-beyond' | 'beyond';

/**
 * Counts in memory, each node for itself.
 * @returns counts one more for a key at an instant (milliseconds since 1970), and says when its window ends
 */
export function createBudget({ most, window, keys }: Budget) {
  const counted = new Map<string, { count: number; until: number }>();
  return (key: string, now: number): { worth: Worth; until: number } => {
    let entry = counted.get(key);
    if (!entry || entry.until <= now) {
      if (counted.size >= keys) counted.clear();
      entry = { count: 0, until: now + window };
      counted.set(key, entry);
    }
    entry.count += 1;
    const { count, until } = entry;
    if (count <= most) return { worth: 'within', until };
    return { worth: count === most + 1 ? 'first-beyond' : 'beyond', until };
  };
}
