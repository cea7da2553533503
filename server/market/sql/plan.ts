import type { DataSource } from '@portal/contract';
import type { Dataset } from '../datasets/index.ts';
import type { WindowKind } from '../kinds/index.ts';
import { type Delivered, standingIn } from '../model/combined.ts';
import { monthNumber } from '../model/month.ts';
import { periodAt, periodLength, periodsIn } from '../model/period.ts';
import type { Question } from '../model/question.ts';
import { common, hullOf, merged, type Span, within } from '../model/spans.ts';
import { checkQuestion } from './check-question.ts';
import { type Measure, measuresOf } from './measures.ts';
import { checkSpan, refuseBackwards, refuseScatteredPeriods } from './refuse.ts';
import { windowOf } from './windows.ts';

/**
 * The months a release has of a source, from its first to its last: its number, and its key where the dataset has
 * several.
 */
export interface Coverage extends Span, Delivered {
  source: number;
  key: DataSource | null;
  /** Those of which a question can be answered, in order: a month that was not delivered is no month without sales. */
  spans: readonly Span[];
}

/** Months that measures of a period are summed over: a window, or the last month of it. */
export type Frame = WindowKind | `${WindowKind} end`;

export const frameOf = ({ window, part }: Measure): Frame => (part.atEnd ? `${window} end` : window);

/** Months of a frame of a period, for one source; a frame with a gap has several such. */
export interface Window extends Span {
  source: number;
  slot: number;
  frame: Frame;
}

/** The place of a period in the question: 0 is the first. */
export interface Slot extends Span {
  slot: number;
  key: string;
  /** Its months of which any of the sources has figures that stand in it; none where its figures are not known. */
  months: readonly Span[];
}

/** The slot that stands for the whole span where the question also lists periods. */
export const wholeSpan = -1;

export interface Plan {
  /** Numbers of the sources that the release has. */
  sources: number[];
  /** What the release has of the sources asked. */
  coverage: readonly Coverage[];
  /** The months asked, whole periods, from the first to the last that the release has; as asked where it has none. */
  span: Span;
  byPeriod: boolean;
  /** The periods listed; one that is the span where the question does not list periods. */
  slots: Slot[];
  /** The slot of the figures that stand for the whole span: totals and subtotals. */
  spanSlot: number;
  measures: Measure[];
  windows: Window[];
}

/** @throws Refusal where the filter leaves periods that do not follow each other */
function narrowed(query: Question, question: Span): Span | null {
  const keys = query.filters?.period;
  if (!keys?.length) return question;
  const chosen = periodsIn(question, query).filter(({ key }) => keys.includes(key));
  if (merged(chosen).length > 1) throw refuseScatteredPeriods();
  return hullOf(chosen);
}

/** The months a release has of the sources that a question asks and its filter lets through. */
function coveredBy({ dataSources, filters }: Question, coverage: readonly Coverage[]): readonly Coverage[] {
  const filter = filters?.dataSource;
  return coverage.filter(
    ({ key }) => key === null || (dataSources.includes(key) && (!filter?.length || filter.includes(key))),
  );
}

/** The months of a period of which any of some sources has figures that stand in it. */
const monthsKnown = (covered: readonly Coverage[], period: Span): Span[] =>
  merged(covered.flatMap((source) => within(standingIn(source, period), period)));

/** The periods that a question lists, or its span as one. */
function slotsOf(query: Question, span: Span, byPeriod: boolean, covered: readonly Coverage[]): Slot[] {
  if (!byPeriod) return [{ slot: 0, key: '', ...span, months: monthsKnown(covered, span) }];
  return periodsIn(span, query).map(({ key, ...whole }, slot) => {
    const months = common(whole, span) ?? whole;
    return { slot, key, ...months, months: monthsKnown(covered, months) };
  });
}

/**
 * The windows of all frames of some slots that a source covers.
 * @param base the period that indices begin with
 * @param isYearly facts of a year stand in its January: that is where its end is
 */
function windowsOf(
  source: Coverage,
  slots: readonly Slot[],
  measures: readonly Measure[],
  length: number,
  { base, isYearly }: { base: Span | null; isYearly: boolean },
): Window[] {
  const opening = base ? standingIn(source, base) : [];
  const frames = new Map(measures.map((measure) => [frameOf(measure), measure]));
  return slots.flatMap(({ slot, ...months }) => {
    const current = standingIn(source, months);
    // More months than were asked have no such span before them.
    const isWider = current.some(({ first }) => first < months.first);
    return [...frames].flatMap(([frame, { window, part }]) => {
      if ((window === 'opening' && slot === wholeSpan) || (window === 'before' && isWider)) return [];
      const found = windowOf(window, current, source, length, opening);
      const last = found?.at(-1)?.last;
      if (!found || last === undefined) return [];
      const end = isYearly ? last - (last % 12) : last;
      const spans = part.atEnd ? [{ first: end, last }] : found;
      return spans.map((span): Window => ({ source: source.source, slot, frame, first: span.first, last: span.last }));
    });
  });
}

/**
 * Decides which months each figure of a question is made of; all that can be known before the engine is asked.
 * @param coverage the months the release has of each source of the dataset
 * @throws Refusal for what the dataset does not have, a span above the cap (S5.033), a span that ends before it begins,
 *   sources that would be added
 */
export function planPeriods(dataset: Dataset, query: Question, coverage: readonly Coverage[]): Plan {
  const { dateType } = query;
  const length = periodLength[dateType];
  checkQuestion(dataset, query);
  if (query.from > query.to) throw refuseBackwards(query.from, query.to);
  const question = {
    first: periodAt(monthNumber(query.from), query).first,
    last: periodAt(monthNumber(query.to), query).last,
  };
  checkSpan(periodsIn(question, query).length, dateType);

  const covered = coveredBy(query, coverage);
  const release = hullOf(covered);
  const wanted = narrowed(query, question);
  const span = wanted && release ? common(wanted, release) : null;

  const byPeriod = query.by.includes('period');
  const slots = span ? slotsOf(query, span, byPeriod, covered) : [];
  const measures = measuresOf(dataset, query.indicators).filter(({ window }) => window !== 'opening' || byPeriod);
  const needsSpan = byPeriod && (query.totals || query.subtotals || query.others);
  const whole = span && { slot: wholeSpan, key: '', ...span, months: monthsKnown(covered, span) };
  const all = needsSpan && whole ? [...slots, whole] : slots;
  const isYearly = dataset.facts.every === 'year';
  const base = query.base === undefined ? (slots[0] ?? null) : periodAt(monthNumber(query.base), query);
  return {
    sources: covered.map(({ source }) => source),
    coverage: covered,
    span: span ?? question,
    byPeriod,
    slots,
    spanSlot: byPeriod ? wholeSpan : 0,
    measures,
    windows: covered.flatMap((source) => windowsOf(source, all, measures, length, { base, isYearly })),
  };
}
