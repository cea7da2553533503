import { chinaDay } from '../kernel/days/dates.ts';

/** What a row takes beside its texts, in bytes: its head, its instant and its places in the indexes. */
const besideTexts = 200;

/** Pages of a store are not full to the brim. */
const pageShare = 1.2;

/** What a line of the audit trail takes at most, in bytes. */
export const auditLineBytes = 800;

/** Anybody can have many addresses: with too many, the one that came first is forgotten rather than memory grow. */
const mostAddresses = 100_000;

/** What a row takes in the store, in bytes, a little more rather than less. */
export function bytesOf(row: object): number {
  const texts = Object.values(row).reduce((sum: number, value) => sum + Buffer.byteLength(String(value)), 0);
  return Math.ceil(texts * pageShare) + besideTexts;
}

/** Whether an address may still have so many bytes written today; what it may is counted. */
export type DailyBytes = (address: string, bytes: number, now: number) => 'fits' | 'closes' | 'closed';

/**
 * Counts what is written for each address within a day of China, in the memory of this node.
 * @param most bytes a day
 * @returns what counts; it says `closes` of the first that does not fit
 */
export function createDailyBytes(most: number): DailyBytes {
  let day = '';
  const written = new Map<string, number>();
  const full = new Set<string>();
  return (address, bytes, now) => {
    const today = chinaDay(now);
    if (today !== day) {
      written.clear();
      full.clear();
      day = today;
    }
    const before = written.get(address) ?? 0;
    if (before + bytes <= most) {
      written.set(address, before + bytes);
      if (written.size > mostAddresses) forgetFirst(written);
      return 'fits';
    }
    if (full.has(address)) return 'closed';
    full.add(address);
    return 'closes';
  };
}

function forgetFirst(written: Map<string, number>): void {
  for (const address of written.keys()) {
    written.delete(address);
    return;
  }
}
