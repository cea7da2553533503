import { plain } from './plain-text.ts';
import { type Reason, reasons } from './problem.ts';

/** What people write into a cell that has no figure. */
const blanks = new Set(['', '-', '--', '—', '–', 'n/a', '#n/a', 'na', 'null', 'nan', '无', '缺']);
const largest = 2_147_483_647;

/**
 * Reads a number of cars: 265, 265.0, 1,234, ２６５.
 * @returns the whole number, null where the cell is empty, or the reason for which it is refused
 */
export function parseVolume(text: string): number | null | Reason {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const value = plain(text).replace('−', '-');
  if (blanks.has(value.toLowerCase())) return null;
  const grouped = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(value) ? value.replaceAll(',', '') : value.replaceAll(' ', '');
  if (/^\(\d[\d,.]*\)$/.test(grouped)) return reasons.negative(text);
  if (!/^[-+]?\d+(\.\d*)?(e[+-]?\d+)?$/i.test(grouped)) return reasons.number(text);
  const number = Number(grouped);
  if (number < 0) return reasons.negative(text);
  if (!Number.isInteger(number)) return reasons.fraction(text);
  return number > largest ? reasons.tooLarge(text) : number;
}
