import { type DateType, spanCaps } from '@portal/contract';
import { type Days, monthsOf, monthsOfTime, type Span, type Unit } from '../times/period.ts';
import type { AskBack, Assumed, Settled } from './ask-back.ts';
import { type Part, type PartOf, partsThat } from './parts.ts';

export interface Period {
  from: number;
  to: number;
  dateType: DateType;
  byPeriod: boolean;
  asks: readonly AskBack[];
  assumed: readonly Assumed[];
}

/** What decides the months beside the words for them. */
export interface PeriodNeeds {
  /** Whether there are figures of whole years alone. */
  isYearly: boolean;
  /** Whether figures are asked that add up since January. */
  toDate: boolean;
  /** Whether a figure is set against the period before it. */
  againstBefore: boolean;
  /** Whether that period is a quarter, whatever else is said. */
  byQuarter: boolean;
  settled: Settled;
}

/** Months of a trend of which nobody said how long it is. */
const trendMonths = 12;

const grainOfUnit: Record<Span['unit'], DateType> = {
  month: 'monthly',
  quarter: 'quarterly',
  half: 'monthly',
  year: 'annual',
};
export const lengthOf: Record<DateType, number> = { monthly: 1, quarterly: 3, annual: 12 };

const startOfYear = (month: number): number => Math.floor(month / 12) * 12;

/** The unit of a time as it is named: of a range that of its beginning. */
const unitOf = ({ time }: PartOf<'time'>['sense']): Unit => ('from' in time ? time.from.unit : time.unit);

/** Whether a time asks for what is latest, without how much of it. */
const isLatest = ({ time }: PartOf<'time'>['sense']): boolean =>
  time.kind === 'latest' && time.unit === 'month' && time.count === 1;

/** The same period of the year before. */
export const isYearBefore = (sense: Part['sense']): boolean => sense.is === 'time' && sense.time.kind === 'yearBefore';

/** Times and periods that are shorter than the years of which alone there are figures. */
export const withinYears = (parts: readonly Part[]): Part[] => [
  ...partsThat(parts, 'time').filter(({ sense }) => unitOf(sense) !== 'year' && !isLatest(sense)),
  ...partsThat(parts, 'grain').filter(({ sense }) => sense.dateType !== 'annual'),
];

/** The months that are asked, as they are said, and whether they are several times side by side; null where nobody said any, or they are not one span. */
function spanOf(times: readonly Part[], days: Days, isJoined: boolean): (Span & { isListed: boolean }) | null {
  // The same period of the year before, beside another time: which period is meant is that time's to say.
  if (times.length > 1 && times.some(({ sense }) => isYearBefore(sense))) return null;
  const spans = times.flatMap(({ sense }) => (sense.is === 'time' ? [monthsOfTime(sense.time, days)] : []));
  // The same twice, side by side, are two that are not the same: the last twelve months against the twelve before.
  const isTwice = spans.some((span, at) =>
    spans.slice(at + 1).some(({ from, to }) => from === span.from && to === span.to),
  );
  if ((isTwice && isJoined) || (spans.length > 2 && new Set(spans.map(({ unit }) => unit)).size > 1)) return null;
  const [first, ...rest] = spans.toSorted((one, other) => one.from - other.from);
  if (!first) return null;
  // Times that say the same, or follow each other, are one.
  let span = { ...first, isListed: false };
  for (const next of rest) {
    if (next.from > span.to + 1) return null;
    const isInner = next.to <= span.to && next.from >= span.from;
    const isSame = next.from === span.from && next.to === span.to;
    // 2024年和2025年一季度: a year beside a quarter is none that could be set against it, and may be the quarter of both.
    if (!isInner && !isSame && next.unit !== span.unit) return null;
    span = isInner
      ? { ...next, isListed: span.isListed }
      : { ...span, to: Math.max(span.to, next.to), isListed: span.isListed || !isSame };
  }
  return span;
}

/** Whether months are whole periods of a date type, or end with the last that there are. */
const isWhole = (span: Pick<Span, 'from' | 'to'>, dateType: DateType, last: number): boolean =>
  span.from % lengthOf[dateType] === 0 && ((span.to + 1) % lengthOf[dateType] === 0 || span.to === last);

const periodsIn = ({ from, to }: Pick<Span, 'from' | 'to'>, dateType: DateType): number =>
  Math.floor(to / lengthOf[dateType]) - Math.floor(from / lengthOf[dateType]) + 1;

function dateTypeOf(
  span: Span,
  grain: DateType | null,
  { isYearly, againstBefore }: PeriodNeeds,
  last: number,
): DateType | null {
  if (isYearly) return periodsIn(span, 'annual') <= spanCaps.annual ? 'annual' : null;
  const fits = (dateType: DateType) => isWhole(span, dateType, last) && periodsIn(span, dateType) <= spanCaps[dateType];
  if (grain !== null) return periodsIn(span, grain) <= spanCaps[grain] ? grain : null;
  const natural = grainOfUnit[span.unit];
  if (againstBefore && fits(natural)) return natural;
  return (['monthly', 'quarterly', 'annual'] as const).find(fits) ?? null;
}

/** Whether a word for each stands right before a time: in each of the last three years. */
function isEachOf(parts: readonly Part[], time: Part): boolean {
  let at = parts.indexOf(time) - 1;
  while (parts[at]?.sense.is === 'filler') at -= 1;
  const before = parts[at];
  return before?.sense.is === 'each' && /^(?:各|每|each|every|for each|for every)/i.test(before.word);
}

/** Whether a time is said until its very end, which is still to come: until October, all of this year. */
function isWholeTime(sense: Part['sense'], word: string, days: Days): boolean {
  if (sense.is !== 'time' || monthsOfTime(sense.time, days).to <= days.last) return false;
  if (/全年|full year/i.test(word)) return true;
  const { time } = sense;
  const isRange =
    time.kind === 'parts' &&
    (time.from.place !== time.to.place || time.from.year !== time.to.year) &&
    time.to.unit !== 'year';
  return isRange || (time.kind === 'parts' && time.to.unit === 'month');
}

/**
 * The months of a question, and how they are told apart.
 * @param days of the dataset and source that is asked
 */
export function choosePeriod(parts: readonly Part[], days: Days, needs: PeriodNeeds): Period {
  const { isYearly } = needs;
  const times = partsThat(parts, 'time').filter(({ sense }) => !isYearly || unitOf(sense) === 'year');
  const isTrend = partsThat(parts, 'trend').length > 0;
  const grains = partsThat(parts, 'grain').map(({ sense }) => (isYearly ? 'annual' : sense.dateType));
  const namedGrain = grains[0] ?? (isYearly && isTrend ? 'annual' : null);
  const isJoined = parts.some(({ sense }) => sense.is === 'and');
  const named = spanOf(times, days, isJoined);
  const isEach = times.some((time) => isEachOf(parts, time));
  const grain = namedGrain ?? (named && (named.isListed || isEach) ? grainOfUnit[named.unit] : null);
  const byPeriod = isTrend || grain !== null || (named?.isListed ?? false);
  const asks: AskBack[] = [];
  const assumed: Assumed[] = [];
  let span: Span | null = named;
  if (!span && times.length > 1) {
    asks.push({ kind: 'periods', words: times.map(({ word }) => word) });
    const [first] = times;
    if (first) span = monthsOfTime(first.sense.time, days);
  }
  const length = span ? span.to - span.from + 1 : 0;
  const isHalves = named?.isListed && named.unit === 'half';
  if (span && (isHalves || (grain !== null && length < lengthOf[grain]))) {
    asks.push({ kind: 'periods', words: times.map(({ word }) => word) });
  }
  if (span && grain && times.some(({ sense }) => sense.time.kind === 'latest')) {
    // Whole years, where years are listed: the last three of them begin in January.
    span = { ...span, from: Math.ceil(span.from / lengthOf[grain]) * lengthOf[grain] };
  }
  if (!span) {
    assumed.push('period');
    const months = grain === 'annual' ? 60 : grain === 'quarterly' ? 24 : trendMonths;
    const from = byPeriod
      ? Math.floor((days.last - months + lengthOf[grain ?? 'monthly']) / lengthOf[grain ?? 'monthly']) *
        lengthOf[grain ?? 'monthly']
      : isYearly
        ? startOfYear(days.last)
        : days.last;
    span = { from: Math.max(from, days.first), to: days.last, unit: 'month' };
  }
  if (span.from > days.last || span.to < days.first || span.from < days.first) {
    if (needs.settled.latest) {
      const length =
        span.from < days.first && span.to >= days.first ? null : Math.min(span.to - span.from, days.last - days.first);
      span = length === null ? { ...span, from: days.first } : { ...span, from: days.last - length, to: days.last };
    } else {
      asks.push({ kind: 'uncovered', from: span.from, to: span.to, first: days.first, last: days.last });
    }
  }
  const isCut = span.from <= days.last && span.to > days.last;
  const isToItsEnd = isCut && times.some(({ sense, word }) => isWholeTime(sense, word, days));
  if (isToItsEnd && !needs.settled.latest) {
    asks.push({ kind: 'uncovered', from: span.from, to: span.to, first: days.first, last: days.last });
  } else if (isCut) assumed.push('period');
  // The year that is not over, or a quarter of which the last month is still to come.
  span = { ...span, to: Math.max(span.from, Math.min(span.to, days.last)) };
  if (needs.toDate && !byPeriod && startOfYear(span.to) === startOfYear(span.from)) {
    span = { ...span, from: startOfYear(span.to), unit: 'month' };
  }
  if (needs.byQuarter) {
    if (times.length === 0 && !byPeriod) {
      const from = (Math.floor((days.last + 1) / 3) - 1) * 3;
      span = { from, to: from + 2, unit: 'quarter' };
    } else if (!byPeriod && !(span.unit === 'quarter' && span.to - span.from === 2)) {
      asks.push({ kind: 'periods', words: parts.flatMap(({ sense, word }) => (sense.is === 'change' ? [word] : [])) });
    } else if (byPeriod && grain !== 'quarterly') {
      asks.push({ kind: 'periods', words: parts.flatMap(({ sense, word }) => (sense.is === 'change' ? [word] : [])) });
    }
  }
  const dateType = dateTypeOf(span, grain, needs, days.last);
  if (dateType === null)
    asks.push({ kind: 'long', months: span.to - span.from + 1, cap: spanCaps[grain ?? 'monthly'] });
  return { from: span.from, to: span.to, dateType: dateType ?? grain ?? 'monthly', byPeriod, asks, assumed };
}

export { monthsOf };
