const day = 24 * 60 * 60 * 1000;

const timeOf = (text: string) => Date.parse(`${text}T00:00:00Z`);
const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const two = (number: number) => String(number).padStart(2, '0');

/** The day so many days later, or earlier. */
export const addDays = (from: string, days: number): string => textOf(timeOf(from) + days * day);

/** The same day of a later or earlier month, or the last of that month when it is shorter. */
export function addMonthsTo(from: string, months: number): string {
  const [year = 0, month = 0, date = 0] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return textOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Which day of its week it is, from 0 for Monday on. */
export const weekdayOf = (text: string): number => (new Date(timeOf(text)).getUTCDay() + 6) % 7;

/** The weeks that the month of a day reaches into, Monday first and whole. */
export function weeksOf(text: string): string[][] {
  const first = `${text.slice(0, 8)}01`;
  const monday = addDays(first, -weekdayOf(first));
  const after = addMonthsTo(first, 1);
  return [0, 1, 2, 3, 4, 5]
    .map((week) => [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(monday, week * 7 + at)))
    .filter(([begin = after]) => begin < after);
}

/**
 * Reads what a person writes as a day: 2026/09/30, 2026-9-30, 2026.9.30, 20260930 or 2026年9月30日.
 * @returns the day as the wire writes it; null when it is none
 */
export function readDay(written: string): string | null {
  const text = written.normalize('NFKC').trim();
  const parts =
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, date = 0] = parts.slice(1).map(Number);
  const read = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
  const time = timeOf(read);
  // 2026-02-30 is read as a day in March by some browsers.
  return !Number.isNaN(time) && textOf(time) === read ? read : null;
}

/** Whether nothing more can follow: the day and the month have two figures each. */
export const isWhole = (written: string): boolean => written.replace(/\D/g, '').length >= 8;
