import type { DataSource, MarketQuery } from '@portal/contract';
import { monthNumber } from '../model/month.ts';
import { periodKey, periodLength, periodStart } from '../model/period.ts';
import { sourceNumbers } from '../store/tables.ts';
import { checkSpan, refuseAddedSources, refuseBackwards, refuseScatteredPeriods } from './refuse.ts';
import { common, type Measure, measures, measuresOf, type Span, windowOf } from './windows.ts';

/** The months a release has of a source. */
export interface Coverage extends Span {
  key: DataSource;
}

/** A window of months that a measure of a period is summed over, for one source. */
export interface Window extends Span {
  source: number;
  slot: number;
  measure: Measure;
}

/** The place of a period in the question: 0 is the first. */
export interface Slot extends Span {
  slot: number;
  key: string;
}

/** The slot that stands for the whole span where the question also lists periods. */
export const wholeSpan = -1;

export interface Plan {
  /** Numbers of the sources that the release has. */
  sources: number[];
  /** The months asked, whole periods, clipped to what the release covers; as asked where it covers nothing. */
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
function narrowed(query: MarketQuery, asked: Span): Span | null {
  const keys = query.filters?.period;
  if (!keys?.length) return asked;
  const length = periodLength[query.dateType];
  const starts: number[] = [];
  for (let month = asked.first; month <= asked.last; month += length) {
    if (keys.includes(periodKey(month, query.dateType))) starts.push(month);
  }
  const first = starts[0];
  const last = starts.at(-1);
  if (first === undefined || last === undefined) return null;
  if (last - first !== (starts.length - 1) * length) throw refuseScatteredPeriods();
  return { first, last: last + length - 1 };
}

/**
 * Decides which months each figure of a question is made of; all that can be known before the engine is asked.
 * @param coverage the months the release has of each source
 * @throws Refusal for a span above the cap (S5.033), a span that ends before it begins, sources that would be added
 */
export function planPeriods(query: MarketQuery, coverage: readonly Coverage[]): Plan {
  const { dateType } = query;
  const length = periodLength[dateType];
  if (query.from > query.to) throw refuseBackwards(query.from, query.to);
  const asked = {
    first: periodStart(monthNumber(query.from), dateType),
    last: periodStart(monthNumber(query.to), dateType) + length - 1,
  };
  checkSpan((asked.last - asked.first + 1) / length, dateType);
  if (query.dataSources.length > 1 && !query.by.includes('dataSource')) throw refuseAddedSources();

  const filter = query.filters?.dataSource;
  const covered = coverage.filter(
    ({ key }) => query.dataSources.includes(key) && (!filter?.length || filter.includes(key)),
  );
  const release = {
    first: Math.min(...covered.map(({ first }) => first)),
    last: Math.max(...covered.map(({ last }) => last)),
  };
  const wanted = narrowed(query, asked);
  const span = wanted && covered.length > 0 ? common(wanted, release) : null;

  const byPeriod = query.by.includes('period');
  const slots: Slot[] = [];
  if (span && byPeriod) {
    for (let month = periodStart(span.first, dateType); month <= span.last; month += length) {
      const months = common({ first: month, last: month + length - 1 }, span);
      if (months) slots.push({ slot: slots.length, key: periodKey(month, dateType), ...months });
    }
  } else if (span) slots.push({ slot: 0, key: '', ...span });

  const needsSpan = byPeriod && (query.totals || query.subtotals || query.others);
  const needed = new Set(query.indicators.flatMap((indicator) => measuresOf[indicator]));
  const wantedMeasures = measures.filter((measure) => needed.has(measure) && (measure !== 'opening' || byPeriod));
  const windows = covered.flatMap((source) => {
    const opening = slots[0] ? common(slots[0], source) : null;
    const all = needsSpan && span ? [...slots, { slot: wholeSpan, key: '', ...span }] : slots;
    return all.flatMap(({ slot, first, last }) => {
      const current = common({ first, last }, source);
      if (!current) return [];
      return wantedMeasures.flatMap((measure) => {
        if (measure === 'opening' && slot === wholeSpan) return [];
        const window = windowOf(measure, current, source, length, opening);
        return window ? [{ source: sourceNumbers[source.key], slot, measure, ...window }] : [];
      });
    });
  });
  return {
    sources: covered.map(({ key }) => sourceNumbers[key]),
    span: span ?? asked,
    byPeriod,
    slots,
    spanSlot: byPeriod ? wholeSpan : 0,
    measures: wantedMeasures,
    windows,
  };
}
