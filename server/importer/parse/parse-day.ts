import { plain } from '../rows/plain-text.ts';
import { dayOfInstant } from './parse-month.ts';

export const oneDay = 86_400_000;
/** A day as people write it: 2024-03-15, 2024年3月15日, 20240315. */
export const dayPattern =
  /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|年(\d{1,2})月(\d{1,2})日|(\d{2})(\d{2}))(?:[T ].*)?$/;

/** @returns the day as ms of UTC, or null where the text is none */
export function dayOf(text: string): number | null {
  const value = plain(text);
  const ofZone = dayOfInstant(value);
  if (ofZone !== null) return Date.parse(ofZone);
  if (/^\d{5}$/.test(value)) return Date.UTC(1899, 11, 30) + Number(value) * oneDay;
  const found = dayPattern.exec(value);
  if (!found) return null;
  const [year, month, date] = [found[1], found[2] ?? found[4] ?? found[6], found[3] ?? found[5] ?? found[7]].map(
    Number,
  );
  const day = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date ?? 0));
  return day.getUTCMonth() + 1 === month && day.getUTCDate() === date ? day.getTime() : null;
}
