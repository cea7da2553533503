import type { PolicyItem } from '@portal/contract';

/** Days as the wire writes them, such as 2026-01-31; the wire's days are days in China, eight hours ahead all year. */
const dayMs = 24 * 60 * 60 * 1000;

/** Days from one day to another; negative when it is past. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** A day so many days later. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

export interface NextChange {
  kind: 'begins' | 'ends';
  on: string;
  /** Days from today; 0 is today. */
  inDays: number;
}

/** The next day on which a policy comes into force or ends; null when none is ahead. */
export function nextChange(item: Pick<PolicyItem, 'effectiveFrom' | 'effectiveTo'>, today: string): NextChange | null {
  const changeOn = (kind: NextChange['kind'], on: string) => ({ kind, on, inDays: daysBetween(today, on) });
  if (item.effectiveFrom > today) return changeOn('begins', item.effectiveFrom);
  return item.effectiveTo >= today ? changeOn('ends', item.effectiveTo) : null;
}

/** A share of a whole in percent, within its bounds. */
const share = (part: number, whole: number) => Math.min(100, Math.max(0, (part / whole) * 100));

export interface PeriodBar {
  /** Where on the scale the period begins and how long it is, in percent. */
  start: number;
  length: number;
  /** Where today stands. */
  today: number;
  /** The source gives no first or no last day. */
  openStart: boolean;
  openEnd: boolean;
}

/** How far a bar reaches beyond a day that is not given, in days. */
const beyond = 365;

/** When a policy holds, as a bar on a scale that also shows today; null when the source gives no day or a wrong order. */
export function periodBar(from: string, to: string, today: string): PeriodBar | null {
  if ((!from && !to) || (from && to && to < from)) return null;
  const known = [from, to, today].filter(Boolean).sort();
  const [earliest = today, latest = today] = [known[0], known.at(-1)];
  const first = from ? earliest : addDays(earliest, -beyond);
  const last = to ? latest : addDays(latest, beyond);
  const whole = Math.max(1, daysBetween(first, last));
  const start = from ? share(daysBetween(first, from), whole) : 0;
  const end = to ? share(daysBetween(first, to), whole) : 100;
  return {
    start,
    length: end - start,
    today: share(daysBetween(first, today), whole),
    openStart: !from,
    openEnd: !to,
  };
}
