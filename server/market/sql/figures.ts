import { indicatorOf } from '../datasets/find.ts';
import { type Dataset, type Indicator, isSigned } from '../datasets/index.ts';
import { kindOf, type WindowKind, zero } from '../kinds/index.ts';
import { numbers, whole } from './literals.ts';
import { columnOf, countedOf, isAtEnd, partsOf } from './measures.ts';
import { type Frame, type Plan, wholeSpan } from './plan.ts';

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
  /** The column of the members within which places are counted; null for all together. */
  within: string | null;
  /** A condition for the rows that have no place; null for none. */
  unranked: () => string | null;
  /** How many a row has counted at least to have a place. */
  least?: number;
}

/** The column of the market's measure beside a row, for share and share change. */
export const marketColumn = (column: string): string => `k${column.slice(1)}`;

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

/**
 * The SQL of a figure that is made by itself, over a row of measures.
 * @param figureOf gives what a ratio is made of
 * @throws Error for an indicator that is not made by itself
 */
export function baseFigure(indicator: Indicator, window: WindowKind, figureOf: (indicator: string) => string): string {
  const kind = kindOf(indicator);
  if (!('alone' in kind)) throw new Error(`an indicator of kind ${indicator.kind} is not made by itself`);
  return kind.alone.sql(indicator, { sum: (part) => columnOf(part, window), figure: figureOf });
}

/** The SQL of a figure that is made by itself, in a window of months of a row. */
export const valueIn = (dataset: Dataset, key: string, window: WindowKind): string =>
  baseFigure(indicatorOf(dataset, key), window, (other) => valueIn(dataset, other, window));

/**
 * A figure as places are given by it. Sums and means are exact; ratios of means that are the same on paper may differ in
 * their last digits, and count as equal where nine decimals are.
 */
function weighed(dataset: Dataset, key: string, value: string): string {
  const kind = kindOf(indicatorOf(dataset, key));
  return 'alone' in kind && kind.alone.isInexact ? `FLOOR(${value} * 1e9 + 0.5)` : value;
}

/**
 * The SQL of a place by a figure in a window, among the rows that have one: those that are named, and that counted enough
 * in it. A figure that may be negative, such as a discount, gives one whatever it is; of others nothing has none.
 */
function place({ dataset, least, within, unranked }: LevelFigures, key: string, window: WindowKind) {
  const value = valueIn(dataset, key, window);
  const counted = least === undefined ? null : `${zero(countedOf(dataset, window).column)} < ${whole(least)}`;
  const without = [unranked(), counted].filter((condition) => condition !== null).join(' OR ') || null;
  const ranks = `RANK() OVER (PARTITION BY slot, source${within ? `, ${within}` : ''}${without ? `, (${without})` : ''}
        ORDER BY ${weighed(dataset, key, value)} DESC NULLS LAST)`;
  const counts = isSigned(indicatorOf(dataset, key)) ? 'IS NOT NULL' : '> 0';
  return unless(without, `CASE WHEN ${value} ${counts} THEN ${ranks} END`);
}

/** The SQL of an indicator over a row of measures (and of the market's, for shares). */
export function figure(key: string, rows: LevelFigures): string {
  const { dataset, plan, level, isRow } = rows;
  const indicator = indicatorOf(dataset, key);
  const kind = kindOf(indicator);
  const scattered = level === 'scattered';
  const atEnd = isAtEnd(dataset, indicator);
  // Stocks of several months are not one stock.
  if (scattered && atEnd) return 'NULL';
  const known = (sql: string, ...frames: readonly Frame[]) =>
    unless(frames.flatMap((frame) => uncovered(rows, frame) ?? []).join(' OR ') || null, sql);
  if ('alone' in kind) {
    const value = valueIn(dataset, key, 'current');
    return kind.isCount && !scattered ? known(value, 'current') : value;
  }
  const [part] = partsOf(dataset, indicator);
  return kind.sql(indicator, {
    key,
    scattered,
    isListed: isRow,
    hasOpening: plan.byPeriod && !scattered,
    value: (other, window) => valueIn(dataset, other, window),
    part: (window) => (part ? zero(columnOf(part.key, window)) : 'NULL'),
    market: (window) => (part ? marketColumn(columnOf(part.key, window)) : 'NULL'),
    place: (other, window) => place(rows, other, window),
    known: (sql, ...windows) => known(sql, ...windows.map((window): Frame => (atEnd ? `${window} end` : window))),
  });
}
