import type { FigureField } from '../../market/index.ts';
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
 * Reads a figure: 265, 1,234, 1.2万辆, 12.98万; parts of a yuan, and digits beyond those that a column keeps, are rounded.
 * @returns the whole number of its column, or the reason for which it is refused
 */
export function readFigure(text: string, field: FigureField): number | Reason {
  const { name, as, per = 1, sign, neverNothing, otherwise, least = 0 } = field;
  // Most cells are plain numbers.
  if (per === 1 && /^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  if (isBlank(text)) return otherwise ?? reasons.missing(name);
  if (hasFootnote(text)) return reasons.footnote(text);
  const bare = plain(text).replace('−', '-').replaceAll(' ', '');
  const value = sign !== undefined && bare.endsWith(sign) ? bare.slice(0, -sign.length) : bare;
  if (/^\(\d[\d,.]*\)$/.test(value)) return reasons.negative(name, text);
  if (as === 'count' && per === 1 && isDoubtful(value)) return reasons.thousands(text);
  const read = readNumber(value.replace(/^[-+]/, ''));
  if (read === null || (read.money && as === 'count')) return reasons.number(text);
  if (read.low !== read.high) return reasons.range(text);
  if (value.startsWith('-') && read.low !== 0) return reasons.negative(name, text);
  const exact = Number((read.low * per).toPrecision(15));
  if (as === 'count' && per === 1 && !Number.isInteger(exact)) return reasons.fraction(name, text);
  const whole = Math.round(exact);
  if (neverNothing && whole === 0 && exact > 0) return reasons.vanishing(name, text, per);
  if (whole > largest) return reasons.tooLarge(text);
  return whole < least ? reasons.tooSmall(name, text) : whole;
}
