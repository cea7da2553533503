import { indicatorOf } from '../datasets/find.ts';
import { type Dataset, type Indicator, isCount } from '../datasets/index.ts';
import { numbers, whole } from './literals.ts';
import { addedKey, columnOf, countedOf, endOf, partsOf, sumOf, weightedSumOf } from './measures.ts';
import { type Frame, type Plan, wholeSpan } from './plan.ts';
import type { WindowKind } from './windows.ts';

/**
 * `single`: a row of one period or of the whole span, which knows the months of each figure. `scattered`: a row of
 * several periods in one (others, listed by period): sums over months, where a running total means nothing.
 */
export type Level = 'single' | 'scattered';

/** What the figures of a level are worked out of. */
export interface LevelFigures {
  dataset: Dataset;
  plan: Plan;
  level: Level;
  /** Whether the rows are those that the question lists, which have places. */
  isRow: boolean;
  /** A condition for the rows that have no place; null for none. */
  unranked: () => string | null;
  /** How many a row has counted at least to have a place. */
  least?: number;
}

/** The column of the market's measure beside a row, for share and share change. */
export const marketColumn = (column: string): string => `k${column.slice(1)}`;

/** The column beside a row that counts the members of a dimension. */
export const distinctColumn = (dimension: string): string => `n_${dimension}`;

/** The column beside a row that holds a figure of a fixed basket. */
export const basketColumn = (indicator: string): string => `b_${indicator.toLowerCase()}`;

/** The column beside a row that says how a figure is spread over members. */
export const spreadColumn = (indicator: string): string => `s_${indicator.toLowerCase()}`;

const zero = (column: string): string => `COALESCE(${column}, 0)`;

/**
 * A row of several periods in one is made of those that are covered; a row of one that is not, of nothing.
 * @returns a condition for the slots and sources whose frame is not covered, or null for none
 */
function uncovered({ plan, level }: LevelFigures, frame: Frame): string | null {
  const has = (source: number, slot: number, wanted: Frame) =>
    plan.windows.some((window) => window.source === source && window.slot === slot && window.frame === wanted);
  const slots = [...plan.slots.map(({ slot }) => slot), ...(plan.byPeriod && level === 'single' ? [wholeSpan] : [])];
  const conditions = plan.sources.flatMap((source) => {
    const isThere = (slot: number) => level === 'single' || has(source, slot, 'current');
    const missing = slots.filter((slot) => isThere(slot) && !has(source, slot, frame));
    if (missing.length === 0) return [];
    const ofSource = `source = ${source}`;
    return [level === 'scattered' ? ofSource : `(${ofSource} AND slot IN (${numbers(missing)}))`];
  });
  return conditions.length > 0 ? conditions.join(' OR ') : null;
}

const unless = (condition: string | null, figure: string): string =>
  condition ? `CASE WHEN ${condition} THEN NULL ELSE ${figure} END` : figure;

/** A mean of a column that may hold parts of its unit. */
const inUnits = (mean: string, { per }: { per?: number }): string => (per === undefined ? mean : `${mean} / ${per}`);

/**
 * The SQL of a figure that is made by itself, over a row of measures.
 * @param figureOf gives what a ratio is made of
 */
export function baseFigure(indicator: Indicator, window: WindowKind, figureOf: (indicator: string) => string): string {
  switch (indicator.kind) {
    case 'additive':
      return zero(columnOf({ key: addedKey(indicator) }, window));
    case 'latest':
      return zero(columnOf(endOf(indicator.column), window));
    case 'weighted': {
      const weight = columnOf(sumOf(indicator.weight), window);
      const sum = columnOf(weightedSumOf(indicator.column, indicator.weight), window);
      return `CASE WHEN ${weight} > 0 THEN ${inUnits(`${sum} / ${weight}`, indicator)} END`;
    }
    case 'mean': {
      const all = columnOf(sumOf(indicator.over), window);
      return `CASE WHEN ${all} > 0 THEN ${inUnits(`${columnOf(sumOf(indicator.column), window)} / ${all}`, indicator)} END`;
    }
    case 'ratio': {
      const [of, over] = [figureOf(indicator.of), figureOf(indicator.over)];
      const part = indicator.less === undefined ? of : `(${of} - ${figureOf(indicator.less)})`;
      return `CASE WHEN ${over} > 0 THEN ${part} / ${over} END`;
    }
    default:
      throw new Error(`an indicator of kind ${indicator.kind} is not made by itself`);
  }
}

/** The SQL of a figure that is made by itself, in a window of months of a row. */
export const valueIn = (dataset: Dataset, key: string, window: WindowKind): string =>
  baseFigure(indicatorOf(dataset, key), window, (other) => valueIn(dataset, other, window));

/** Growth of a figure; a base that is missing, or is not above zero, gives NULL: never infinity, never not-a-number. */
const growth = (now: string, base: string): string => `CASE WHEN ${base} > 0 THEN ${now} / ${base} - 1 END`;

/**
 * A figure as places are given by it. Sums and means are exact; ratios of means that are the same on paper may differ in
 * their last digits, and count as equal where nine decimals are.
 */
const weighed = (dataset: Dataset, key: string, value: string): string =>
  indicatorOf(dataset, key).kind === 'ratio' ? `FLOOR(${value} * 1e9 + 0.5)` : value;

/**
 * The SQL of a place by a figure in a window, among the rows that have one: those that are named, and that counted enough
 * in it.
 */
function place({ dataset, least, unranked }: LevelFigures, key: string, window: WindowKind) {
  const value = valueIn(dataset, key, window);
  const counted = least === undefined ? null : `${zero(countedOf(dataset, window).column)} < ${whole(least)}`;
  const without = [unranked(), counted].filter((condition) => condition !== null).join(' OR ') || null;
  const ranks = `RANK() OVER (PARTITION BY slot, source${without ? `, (${without})` : ''}
        ORDER BY ${weighed(dataset, key, value)} DESC NULLS LAST)`;
  return unless(without, `CASE WHEN ${value} > 0 THEN ${ranks} END`);
}

/** The SQL of an indicator over a row of measures (and of the market's, for shares). */
export function figure(key: string, rows: LevelFigures): string {
  const { dataset, plan, level, isRow } = rows;
  const indicator = indicatorOf(dataset, key);
  const scattered = level === 'scattered';
  const value = (window: WindowKind) => ('of' in indicator ? valueIn(dataset, indicator.of, window) : '');
  const atEnd = partsOf(dataset, indicator).some((part) => part.atEnd);
  // Stocks of several months are not one stock.
  if (scattered && atEnd) return 'NULL';
  const frame = (window: WindowKind): Frame => (atEnd ? `${window} end` : window);
  const ofMarket = (window: WindowKind) => {
    const [part] = partsOf(dataset, indicator);
    return part ? marketColumn(columnOf(part, window)) : 'NULL';
  };
  const unlessAbsent = (sql: string) => unless(scattered ? null : uncovered(rows, 'current'), sql);
  switch (indicator.kind) {
    case 'toDate':
      return scattered ? 'NULL' : unless(uncovered(rows, frame('ytd')), value('ytd'));
    case 'growth': {
      if (indicator.toDate && scattered) return 'NULL';
      if (indicator.toDate) return unless(uncovered(rows, frame('ytd')), growth(value('ytd'), value('ytdYearBefore')));
      const { against } = indicator;
      return unless(scattered ? uncovered(rows, frame(against)) : null, growth(value('current'), value(against)));
    }
    case 'share': {
      const { against = 'current' } = indicator;
      const part = `CASE WHEN ${ofMarket(against)} > 0 THEN ${value(against)} / ${ofMarket(against)} END`;
      return unless(scattered && against !== 'current' ? uncovered(rows, frame(against)) : null, part);
    }
    case 'shareChange': {
      const { against = 'yearBefore' } = indicator;
      return `CASE WHEN ${ofMarket('current')} > 0 AND ${ofMarket(against)} > 0 THEN (${value('current')} /
        ${ofMarket('current')} - ${value(against)} / ${ofMarket(against)}) * 100 END`;
    }
    case 'former': {
      if (indicator.toDate && scattered) return 'NULL';
      const window = indicator.toDate ? 'ytdYearBefore' : indicator.against;
      return unless(uncovered(rows, frame(window)), value(window));
    }
    case 'difference': {
      const { against } = indicator;
      const less = `(${value('current')} - ${value(against)})${indicator.points ? ' * 100' : ''}`;
      const wanted = scattered ? [against] : ['current' as const, against];
      const missing = wanted.map((window) => uncovered(rows, frame(window))).filter((other) => other !== null);
      return unless(missing.join(' OR ') || null, less);
    }
    case 'basket':
      return plan.byPeriod && !scattered ? basketColumn(key) : 'NULL';
    case 'index': {
      const opening = value('opening');
      return plan.byPeriod && !scattered
        ? `CASE WHEN ${opening} > 0 THEN ${value('current')} / ${opening} * 100 END`
        : 'NULL';
    }
    case 'rank':
      return isRow ? place(rows, indicator.of, indicator.against ?? 'current') : 'NULL';
    case 'rankMove':
      return isRow
        ? `(${place(rows, indicator.of, indicator.against)} - ${place(rows, indicator.of, 'current')})`
        : 'NULL';
    case 'contribution': {
      const { against } = indicator;
      const base = ofMarket(against);
      const moved = `(${value('current')} - ${value(against)}) / ${base} * 100`;
      return unless(scattered ? uncovered(rows, frame(against)) : null, `CASE WHEN ${base} > 0 THEN ${moved} END`);
    }
    case 'spread':
      if (scattered) return 'NULL';
      return indicator.at === 'count' ? unlessAbsent(zero(spreadColumn(key))) : spreadColumn(key);
    case 'distinct':
      return unlessAbsent(zero(distinctColumn(indicator.of)));
    default:
      return isCount(indicator) ? unlessAbsent(valueIn(dataset, key, 'current')) : valueIn(dataset, key, 'current');
  }
}
