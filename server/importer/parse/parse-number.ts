import { plain } from '../rows/plain-text.ts';

/** What a figure says: one number, a range of two, or, with no upper end, "from so much". */
export interface ReadNumber {
  low: number;
  high: number | null;
  /** Whether the cell names an amount of money. */
  money: boolean;
}

const scales: Record<string, number> = { 千: 1e3, 万: 1e4, 百万: 1e6, 千万: 1e7, 亿: 1e8 };

/** A unit as cells and mappings write it: a scale, what is counted, or both. */
export const unitPattern = '^(?:百万|千万|千|万|亿)?(?:辆|台|元)?$';

const side =
  '(¥|rmb|cny)?(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d*)?(?:e[+-]?\\d+)?)(百万|千万|千|万|亿)?(辆|台|元|rmb|cny)?';
const figure = new RegExp(`^${side}(?:[-–—~至到]${side})?(起)?$`);

/** How far apart the ends of a range may be when each has a scale of its own: 15.98-12.98万 is a slip, not a range. */
const widest = 10;

interface Side {
  digits: number;
  scale: number | null;
  /** Whether it names a unit, so that none is to be supposed. */
  named: boolean;
  money: boolean;
}

function sideOf([before, digits, scale, unit]: (string | undefined)[]): Side | null {
  if (digits === undefined) return null;
  const money = before !== undefined || (unit !== undefined && !['辆', '台'].includes(unit));
  return {
    digits: Number(digits.replaceAll(',', '')),
    scale: scale === undefined ? null : (scales[scale] ?? null),
    named: scale !== undefined || unit !== undefined || before !== undefined,
    money,
  };
}

/** 12.98 × 10,000 is 129,800, not 129,800.00000000001. */
const times = (digits: number, scale: number): number => Number((digits * scale).toPrecision(15));

/** A number whose only point may part thousands: 2.000. */
const oneGroup = /^[-+]?[1-9]\d{0,2}\.\d{3}$/;

/** @returns whether a point in a number may be a sign of thousands as well as of decimals */
export const isDoubtful = (text: string): boolean => oneGroup.test(plain(text));

/** A number as it is written where the comma is the sign of decimals: 1.234,5 and 1 234,5 are 1234.5. */
const withComma = (text: string): string =>
  plain(text).replace(/\d[\d., '’]*/g, (number) => number.replace(/[. '’]/g, '').replace(',', '.'));

/** The same where the comma is the sign of decimals: 2,000. */
const oneCommaGroup = /^[-+]?[1-9]\d{0,2},\d{3}$/;

/** @returns whether a comma that is said to be the sign of decimals may part thousands all the same */
export const isCommaDoubtful = (text: string): boolean => oneCommaGroup.test(plain(text));

/** A number as it is written where an apostrophe parts thousands: 1'234.5 and 1’234.5 are 1234.5. */
const withPoint = (text: string): string => plain(text).replace(/(?<=\d)['’](?=\d{3}(?!\d))/g, '');

/**
 * Reads a number with its unit, or a range of two: 1.2万辆, 12.98-15.98万, 9,800~1.2万, 12.98万起.
 * @param unit what a cell counts in that names no unit itself: 万元; single units when missing
 * @param decimal the sign that parts decimals
 * @returns single units or yuan, or null where the text is no such figure
 */
export function readNumber(text: string, unit = '', decimal: ',' | '.' = '.'): ReadNumber | null {
  const found = figure.exec((decimal === ',' ? withComma(text) : withPoint(text)).replaceAll(' ', '').toLowerCase());
  if (!found) return null;
  const first = sideOf(found.slice(1, 5));
  const last = sideOf(found.slice(5, 9));
  if (!first) return null;
  const money = first.money || (last?.money ?? false) || (!first.named && !last?.named && unit.endsWith('元'));
  const supposed = first.named || last?.named ? 1 : (scales[unit.replace(/[辆台元]$/u, '')] ?? 1);
  const own = ({ digits, scale }: Side, otherwise: number) => times(digits, scale ?? otherwise);
  if (!last) {
    const low = own(first, supposed);
    return { low, high: found[9] === undefined ? low : null, money };
  }
  if (found[9] !== undefined) return null;
  // 12.98-15.98万 means both ends; in 9,800-1.2万 that would turn the range around, so each end stands for itself.
  const both = [own(first, last.scale ?? supposed), own(last, first.scale ?? supposed)] as const;
  const each = [own(first, supposed), own(last, supposed)] as const;
  const [low, high] = both[0] <= both[1] ? both : each;
  return low <= high && (both[0] <= both[1] || high <= low * widest) ? { low, high, money } : null;
}

/** @returns the point halfway between both ends, or null where there is no upper end */
export const middleOf = ({ low, high }: ReadNumber): number | null =>
  high === null ? null : Number(((low + high) / 2).toPrecision(15));
