import { plain } from '../rows/plain-text.ts';
import type { Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { hasFootnote } from './footnotes.ts';
import { isDoubtful, readNumber } from './parse-number.ts';

/** What people write into a cell that has no figure. */
const blanks = new Set(['', '-', '--', '—', '–', 'n/a', '#n/a', 'na', 'null', 'nan', '无', '缺']);
const largest = 2_147_483_647;

/** @returns whether a cell says in one of the usual ways that it has no figure */
export const isBlank = (text: string): boolean => blanks.has(plain(text).toLowerCase());

/**
 * Reads a number of cars: 265, 265.0, 1,234, ２６５, 1.2万辆.
 * @returns the whole number, null where the cell is empty, or the reason for which it is refused
 */
export function parseVolume(text: string): number | null | Reason {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  if (isBlank(text)) return null;
  if (hasFootnote(text)) return reasons.footnote(text);
  const value = plain(text).replace('−', '-').replaceAll(' ', '');
  if (/^\(\d[\d,.]*\)$/.test(value)) return reasons.negative(text);
  if (isDoubtful(value)) return reasons.thousands(text);
  const read = readNumber(value.replace(/^[-+]/, ''));
  if (read === null || read.money) return reasons.number(text);
  if (read.low !== read.high) return reasons.range(text);
  if (value.startsWith('-') && read.low !== 0) return reasons.negative(text);
  if (!Number.isInteger(read.low)) return reasons.fraction(text);
  return read.low > largest ? reasons.tooLarge(text) : read.low;
}
