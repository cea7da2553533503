import type { Cell } from './sheet-xml.ts';
import { styleOf } from './styles.ts';

/** Day 0 of spreadsheets, as milliseconds since 1970: they count 1900 as a leap year. */
const dayZero = Date.UTC(1899, 11, 30);

const forms: readonly [form: RegExp, style: (parts: readonly string[]) => string, first?: (part: number) => number][] =
  [
    [/^(\d{4})\/(\d{2})\/(\d{2})$/, () => 'day'],
    [/^(\d{4})-(\d{2})-(\d{2})$/, () => 'day-lines'],
    [/^(\d{4})\/(\d{2})$/, () => 'month'],
    [/^(\d{4})-(\d{2})$/, () => 'month-lines'],
    [/^(\d{4}) Q([1-4])$/, ([, , quarter]) => `quarter-${quarter}`, (quarter) => quarter * 3 - 2],
  ];

/** @returns the number of a day; null for one that no calendar has, or that spreadsheets do not count */
function serial(year: number, month: number, day: number): number | null {
  const at = Date.UTC(year, month - 1, day);
  const date = new Date(at);
  if (year < 1901 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return (at - dayZero) / 86_400_000;
}

/**
 * A day, month or quarter as a true date that is shown as the same text; a month and a quarter are their first day.
 * @param isPeriod the column names periods: a year alone is one there, and its first day
 * @returns null for all other texts
 */
export function dateCell(text: string, isPeriod: boolean, bold: boolean): Cell | null {
  const rest = bold ? '-bold' : '';
  if (isPeriod && /^\d{4}$/.test(text)) {
    const value = serial(Number(text), 1, 1);
    return value === null ? null : { value, style: styleOf(`year${rest}`) };
  }
  // Most texts are names: they are looked at no further.
  const sign = text.charCodeAt(4);
  if (text.length < 7 || text.length > 10 || (sign !== 47 && sign !== 45 && sign !== 32)) return null;
  for (const [form, style, first = (part: number) => part] of forms) {
    const parts = form.exec(text);
    if (!parts) continue;
    const value = serial(Number(parts[1]), first(Number(parts[2])), Number(parts[3] ?? 1));
    return value === null ? null : { value, style: styleOf(`${style(parts)}${rest}`) };
  }
  return null;
}
