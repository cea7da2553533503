import { numberOf, numberPattern } from './numbers.ts';
import type { Part, Unit, Year } from './period.ts';

/** A part of a text that was read, and where it ends. */
export interface Read<Value> {
  value: Value;
  end: number;
}

/** Matches a pattern at a place of a text. */
export function matchAt(text: string, place: number, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

export const sticky = (pattern: string): RegExp => new RegExp(pattern, 'uy');

const months = 'january february march april may june july august september october november december'.split(' ');
const monthName = `(?:${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)\\.?(?![a-z])`;
const monthOfName = (name: string): number => months.findIndex((month) => month.startsWith(name.slice(0, 3)));

const relativeYears: Record<string, number> = {
  今年: 0,
  本年: 0,
  本年度: 0,
  去年: -1,
  上年: -1,
  上一年: -1,
  前年: -2,
  'this year': 0,
  'the current year': 0,
  'current year': 0,
  'last year': -1,
  'the last year': -1,
  'previous year': -1,
  'the previous year': -1,
  'the year before last': -2,
  'year before last': -2,
};
const relativeYear = Object.keys(relativeYears)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const year = `(?:(?<year>(?:19|20)\\d\\d)(?!\\d|款)\\s*年?|(?<short>\\d\\d)年|(?<words>${relativeYear}))(?:的|度)?`;

function yearIn(groups: Record<string, string | undefined> | undefined): Year | null {
  if (groups?.year) return { number: Number(groups.year) };
  if (groups?.short) return { number: 2000 + Number(groups.short) };
  const from = groups?.words === undefined ? undefined : relativeYears[groups.words];
  return from === undefined ? null : { from };
}

const ordinal = '(?<place>first|second|third|fourth|1st|2nd|3rd|4th)';
const ordinals = ['first', 'second', 'third', 'fourth', '1st', '2nd', '3rd', '4th'];
const chineseMonth = '(?<place>1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])月(?!份额)份?';

const place = (text: string | undefined): number =>
  ordinals.includes(text ?? '') ? ordinals.indexOf(text ?? '') % 4 : numberOf(text ?? '0') - 1;

/** A way to write a part, and what is read of it; the first that fits counts. */
const ways: readonly { pattern: RegExp; unit: Unit; place: (groups: Record<string, string | undefined>) => number }[] =
  [
    { pattern: sticky(`(?:${year}\\s*)?${chineseMonth}`), unit: 'month', place: (groups) => place(groups.place) },
    {
      pattern: sticky('(?<year>20\\d\\d)[-/.](?<place>1[0-2]|0?[1-9])(?![\\d-])'),
      unit: 'month',
      place: (groups) => place(groups.place),
    },
    {
      pattern: sticky(`(?<place>${monthName})\\s*(?:of\\s+|,\\s*)?(?:${year})?`),
      unit: 'month',
      place: (groups) => monthOfName(groups.place ?? ''),
    },
    {
      pattern: sticky(`${year}\\s*(?<place>${monthName})`),
      unit: 'month',
      place: (groups) => monthOfName(groups.place ?? ''),
    },
    {
      pattern: sticky(`(?:${year}[\\s-]*)?q(?<place>[1-4])(?!\\d)`),
      unit: 'quarter',
      place: (groups) => place(groups.place),
    },
    {
      pattern: sticky(`q(?<place>[1-4])(?!\\d)[\\s,]*(?:of\\s+)?${year}`),
      unit: 'quarter',
      place: (groups) => place(groups.place),
    },
    {
      pattern: sticky(`(?:${year}\\s*)?第?(?<place>[一二三四1-4])季度?(?!节)`),
      unit: 'quarter',
      place: (groups) => place(groups.place),
    },
    { pattern: sticky(`(?:the\\s+)?(?:last|final)\\s+quarter\\s+of\\s+${year}`), unit: 'quarter', place: () => 3 },
    {
      pattern: sticky(`(?:the\\s+)?${ordinal}\\s+quarter(?:\\s+(?:of\\s+)?${year})?`),
      unit: 'quarter',
      place: (groups) => place(groups.place),
    },
    {
      pattern: sticky(`(?:${year}[\\s-]*)?h(?<place>[12])(?!\\d)`),
      unit: 'half',
      place: (groups) => place(groups.place),
    },
    {
      pattern: sticky(`h(?<place>[12])(?!\\d)[\\s,]*(?:of\\s+)?${year}`),
      unit: 'half',
      place: (groups) => place(groups.place),
    },
    {
      pattern: sticky(`(?:the\\s+)?${ordinal}\\s+half(?:\\s+(?:of\\s+)?${year})?`),
      unit: 'half',
      place: (groups) => place(groups.place),
    },
    {
      pattern: sticky(`(?:${year}\\s*)?(?<place>[上下])半年(?:度)?`),
      unit: 'half',
      place: (groups) => (groups.place === '上' ? 0 : 1),
    },
    {
      pattern: sticky(`(?:the\\s+)?(?:full\\s+year\\s+)?${year}(?:\\s*全年|\\s+full\\s+year)?`),
      unit: 'year',
      place: () => 0,
    },
  ];

/** The longest part that is written at a place of a folded text; null where there is none. */
export function partAt(text: string, at: number): Read<Part> | null {
  let best: Read<Part> | null = null;
  for (const { pattern, unit, place: placeOf } of ways) {
    const match = matchAt(text, at, pattern);
    if (!match || match[0] === '') continue;
    const end = at + match[0].trimEnd().length;
    if (best && best.end >= end) continue;
    best = { value: { unit, year: yearIn(match.groups), place: placeOf(match.groups ?? {}) }, end };
  }
  return best;
}

export { numberPattern };
