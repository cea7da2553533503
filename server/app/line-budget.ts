/** Lines about refused calls that one network may cause within the window (milliseconds). */
export const lineBudget = { perAddress: 100, window: 15 * 60 * 1000, addresses: 10_000 };

/**
 * Bounds what refused calls write, where no limit of their own does. It is kept in memory, by each node for itself, and
 * forgets everything rather than grow without end.
 * @returns counts one line: whether it may be written, and whether it is the last one and says that more are not
 */
export function createLineBudget() {
  const counted = new Map<string, { count: number; until: number }>();
  return (address: string, now: number): { worth: 'line' | 'last' | 'none'; until: number } => {
    let entry = counted.get(address);
    if (!entry || entry.until <= now) {
      if (counted.size >= lineBudget.addresses) counted.clear();
      entry = { count: 0, until: now + lineBudget.window };
      counted.set(address, entry);
    }
    entry.count += 1;
    const { count, until } = entry;
    if (count <= lineBudget.perAddress) return { worth: 'line', until };
    return { worth: count === lineBudget.perAddress + 1 ? 'last' : 'none', until };
  };
}
