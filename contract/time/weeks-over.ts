const day = 86_400_000;

/**
 * When the weeks of a month are over: a week belongs to the month of its Thursday, so that the last one ends on the Sunday
 * after the last Thursday.
 * @param month such as 2026-03
 * @returns milliseconds since 1970, the end of that Sunday in UTC
 */
export function weeksOverAt(month: string): number {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0));
  const sinceThursday = (last.getUTCDay() + 3) % 7;
  return last.getTime() + (4 - sinceThursday) * day;
}
