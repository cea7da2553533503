import { numberOf } from './numbers.ts';
import type { Part, Time, Unit } from './period.ts';
import { matchAt, numberPattern, partAt, type Read, sticky } from './time-parts.ts';

const units: Record<string, Unit> = {
  月: 'month',
  个月: 'month',
  month: 'month',
  months: 'month',
  季: 'quarter',
  季度: 'quarter',
  个季度: 'quarter',
  quarter: 'quarter',
  quarters: 'quarter',
  年: 'year',
  year: 'year',
  years: 'year',
};
const unitWord = '(?<unit>个月|个季度|季度|年|(?:months?|quarters?|years?)(?![a-z]))';

const present: Part = { unit: 'year', year: { from: 0 }, place: 0 };

/** Times that are said by words of their own. */
const fixed: readonly { pattern: RegExp; time: Time }[] = [
  {
    pattern: sticky('(?:今年以来|今年至今|今年到现在|年初至今|年初到现在|年初以来|本年累计)'),
    time: { kind: 'since', from: present },
  },
  {
    pattern: sticky(
      '(?:so far this year|this year so far|this year to date|since the (?:start|beginning) of (?:the|this) year)',
    ),
    time: { kind: 'since', from: present },
  },
  {
    pattern: sticky('(?:本月|当月|这个月|这月|(?:this month|the current month|current month)(?![a-z]))'),
    time: { kind: 'ago', unit: 'month', count: 0 },
  },
  { pattern: sticky('(?:上上个?月|the month before last(?![a-z]))'), time: { kind: 'ago', unit: 'month', count: 2 } },
  {
    pattern: sticky('(?:上个?月|(?:the )?(?:last|previous) month(?![a-z]))'),
    time: { kind: 'ago', unit: 'month', count: 1 },
  },
  {
    pattern: sticky('(?:本季度?|当季|这个?季度|(?:this quarter|the current quarter)(?![a-z]))'),
    time: { kind: 'ago', unit: 'quarter', count: 0 },
  },
  {
    pattern: sticky('(?:上个?一?季度?|(?:the )?(?:last|previous) quarter(?![a-z]))'),
    time: { kind: 'ago', unit: 'quarter', count: 1 },
  },
  {
    pattern: sticky(
      '(?:(?:去年|上年|上一年)(?:的)?(?:同期|同月)|(?:the )?same (?:period|month) (?:of )?(?:the )?(?:last|previous) year|(?:the )?same (?:period|month) a year (?:ago|earlier|before))(?![a-z])',
    ),
    time: { kind: 'yearBefore', unit: 'month' },
  },
  { pattern: sticky('(?:最近|近|过去)半年'), time: { kind: 'latest', unit: 'month', count: 6 } },
  { pattern: sticky('(?:the )?(?:last|past) half[- ]year'), time: { kind: 'latest', unit: 'month', count: 6 } },
  {
    pattern: sticky(
      '(?:最近一个月|最新一个月|最近一月|最新月份?|最新数据|最新|(?:(?:the )?(?:latest|most recent) month|latest)(?![a-z]))(?![一二两三])',
    ),
    time: { kind: 'latest', unit: 'month', count: 1 },
  },
];

const latestChinese = sticky(`(?:最近|近|过去|最新)(?:的)?\\s*(?<count>${numberPattern})\\s*${unitWord}`);
const latestEnglish = sticky(
  `(?:over |in |during )?(?:the )?(?:last|past|latest|previous|recent) (?<count>${numberPattern})[\\s-]*${unitWord}`,
);
const firstMonths = sticky(`(?:(?<year>20\\d\\d)年|(?<words>今年|去年|前年))?前(?<count>${numberPattern})个月`);
const shortRange = sticky(
  '(?:(?<year>20\\d\\d)年?|(?<words>今年|去年|前年))?\\s*(?<from>1[0-2]|0?[1-9])\\s*(?:[-~–—到至])\\s*(?<to>1[0-2]|0?[1-9])月份?',
);
const between = sticky('\\s*(?:[-~–—]|到|至|to |through |thru |until |till |and )\\s*');
const opening = sticky('(?:from |between |自|从)\\s*');
const openEnd = sticky('\\s*(?:以来|至今|到现在|起|开始|onwards?|to now|to date|until now)');
const since = sticky('(?:ever )?since (?:the (?:start|beginning) of )?');
const yearsTogether = sticky('(?<from>20\\d\\d)\\s*[-~–—]\\s*(?<to>20\\d\\d)年?(?!\\d)');

const wordYears: Record<string, number> = { 今年: 0, 去年: -1, 前年: -2 };
const yearOf = (groups: Record<string, string | undefined> = {}): Part['year'] =>
  groups.year ? { number: Number(groups.year) } : groups.words ? { from: wordYears[groups.words] ?? 0 } : null;
const month = (year: Part['year'], place: number): Part => ({ unit: 'month', year, place });

function latestAt(text: string, at: number): Read<Time> | null {
  const match = matchAt(text, at, latestChinese) ?? matchAt(text, at, latestEnglish);
  const unit = units[match?.groups?.unit ?? ''];
  const count = numberOf(match?.groups?.count ?? '0');
  return match && unit && count > 0 ? { value: { kind: 'latest', unit, count }, end: at + match[0].length } : null;
}

function shortAt(text: string, at: number): Read<Time> | null {
  const range = matchAt(text, at, shortRange);
  if (range?.groups) {
    const year = yearOf(range.groups);
    const [from, to] = [Number(range.groups.from) - 1, Number(range.groups.to) - 1];
    return { value: { kind: 'parts', from: month(year, from), to: month(year, to) }, end: at + range[0].length };
  }
  const first = matchAt(text, at, firstMonths);
  if (first?.groups) {
    const year = yearOf(first.groups) ?? { from: 0 };
    const to = month(year, numberOf(first.groups.count ?? '1') - 1);
    return { value: { kind: 'parts', from: month(year, 0), to }, end: at + first[0].length };
  }
  const years = matchAt(text, at, yearsTogether);
  if (!years?.groups) return null;
  const [from, to] = [years.groups.from, years.groups.to].map(
    (year): Part => ({ unit: 'year', year: { number: Number(year) }, place: 0 }),
  ) as [Part, Part];
  return { value: { kind: 'parts', from, to }, end: at + years[0].length };
}

/** The year of a part that bears none; from November to February it is the one before. */
function yearBefore(year: Part['year'], isOver: boolean): Part['year'] {
  if (!year || !isOver) return year;
  return 'number' in year ? { number: year.number - 1 } : { from: year.from - 1 };
}

/** One part, two of them with all between, or one and all that follows. */
function partsAt(text: string, at: number): Read<Time> | null {
  const sinceWord = matchAt(text, at, since);
  const begin = sinceWord ?? matchAt(text, at, opening);
  const first = partAt(text, at + (begin?.[0].length ?? 0));
  if (!first) return null;
  const isSince = sinceWord !== null;
  const open = matchAt(text, first.end, openEnd);
  if (isSince || open) {
    return {
      value: { kind: 'since', from: first.value },
      end: open && !isSince ? first.end + open[0].length : first.end,
    };
  }
  const middle = matchAt(text, first.end, between);
  const isListed = middle?.[0].trim() === 'and' && !text.startsWith('between', at);
  const second = middle && !isListed ? partAt(text, first.end + middle[0].length) : null;
  if (!second || second.value.unit !== first.value.unit) {
    if (begin && !text.startsWith('between', at))
      return { value: { kind: 'since', from: first.value }, end: first.end };
    return { value: { kind: 'parts', from: first.value, to: first.value }, end: first.end };
  }
  // The year stands once: with the first in Chinese, with the second in English.
  const isOver = first.value.year === null && first.value.place > second.value.place;
  const from = { ...first.value, year: first.value.year ?? yearBefore(second.value.year, isOver) };
  const to = { ...second.value, year: second.value.year ?? first.value.year };
  return { value: { kind: 'parts', from, to }, end: second.end };
}

/** The longest time that is written at a place of a folded text; null where there is none. */
export function timeAt(text: string, at: number): Read<Time> | null {
  let best: Read<Time> | null = null;
  const take = (read: Read<Time> | null) => {
    if (read && (!best || read.end > best.end)) best = read;
  };
  for (const { pattern, time } of fixed) {
    const match = matchAt(text, at, pattern);
    if (match) take({ value: time, end: at + match[0].length });
  }
  take(latestAt(text, at));
  take(shortAt(text, at));
  take(partsAt(text, at));
  return best;
}
