import type { Sentence } from '../../kernel/sentence.ts';

/** A figure that is made of the facts of any months by itself. */
export type BaseMaking =
  /** The sum of a column; with `only`, of the facts of some members of a dimension, which never change theirs. */
  | { kind: 'additive'; column: string; only?: { dimension: string; members: readonly string[] } }
  /** What a column holds at the end of the months: a stock, which is added over members and never over months. */
  | { kind: 'latest'; column: string }
  /**
   * The mean of a column, each fact counted by its weight; neither column is ever empty. Columns hold whole numbers:
   * `per` of them are one of the unit, 100 where a column holds hundredths.
   */
  | { kind: 'weighted'; column: string; weight: string; per?: number }
  /** The sum of a column for each of another, such as weeks. */
  | { kind: 'mean'; column: string; over: string; per?: number }
  /** One figure, less another where it says so, as a part of a third; none of them compared itself. */
  | { kind: 'ratio'; of: string; less?: string; over: string };

/** A figure that sets others of the same dataset beside themselves. `of` names one that is made by itself. */
export type ComparedMaking =
  /** From January to the end of the period. */
  | { kind: 'toDate'; of: string }
  /** Against the same months of the year before, or the period before; of the year so far where it says so. */
  | { kind: 'growth'; of: string; against: 'yearBefore' | 'before'; toDate?: true }
  /**
   * The part of the market: of everything under the filters on dimensions that are not listed. With `against`, what it was
   * in those months.
   */
  | { kind: 'share'; of: string; against?: 'yearBefore' | 'before' }
  /** The share less that of other months, in percentage points; of the same months of the year before, unless it says so. */
  | { kind: 'shareChange'; of: string; against?: 'before' }
  /** What a figure was in the same months of the year before, or in the period before; in the year so far where it says so. */
  | { kind: 'former'; of: string; against: 'yearBefore' | 'before'; toDate?: true }
  /** The figure less what it was; a ratio in percentage points. */
  | { kind: 'difference'; of: string; against: 'yearBefore' | 'before'; points?: true }
  /** The base period is 100: the one that the question names, or the first one listed. */
  | { kind: 'index'; of: string }
  /**
   * The mean of what was counted in the base period, at the figures of each period, of its own: a fixed basket, 100 in the
   * base period. `of` names a weighted figure, `each` the dimension whose members are the goods in the basket;
   * those that a period has not are left out of both sides. With `kept`, the part of the basket that it has.
   */
  | { kind: 'basket'; of: string; each: string; kept?: true }
  /**
   * The place among all rows of the same period and source, from the highest; equal figures share a place. With `against`,
   * the place it had by the figures of those months, among those that were counted in them.
   */
  | { kind: 'rank'; of: string; against?: 'yearBefore' | 'before' }
  /** How many places it has risen since: the former place less the present one. */
  | { kind: 'rankMove'; of: string; against: 'yearBefore' | 'before' }
  /**
   * Its part in the growth of the market, in percentage points: the change of its figure as a part of the market's former
   * one. Those of all members add up to the growth of the market.
   */
  | { kind: 'contribution'; of: string; against: 'yearBefore' | 'before' };

/** How an indicator is made. `distinct` counts the members of a dimension that have facts in the months. */
export type Making = BaseMaking | ComparedMaking | { kind: 'distinct'; of: string } | SpreadMaking;

/**
 * How a figure that is made by itself is spread over the members of a dimension, each of which counts once, whatever was
 * counted of it: the least and the greatest, the quartiles, and how many members have the figure. Members that are not
 * named are left out.
 */
export interface SpreadMaking {
  kind: 'spread';
  of: string;
  each: string;
  at: 'low' | 'q1' | 'median' | 'q3' | 'high' | 'count';
}

/** How a value is written. */
export type Format = 'count' | 'percent' | 'points' | 'index';

/** A figure, declared once: what it means, how it is written, and how it is made. */
export type Indicator = Making & {
  name: Sentence;
  unit: Sentence;
  format: Format;
  definition: Sentence;
  formula: Sentence;
};

/** Whether a figure says how another one has changed: it is signed, and coloured. */
export const isGrowth = ({ kind }: Making): boolean =>
  ['growth', 'shareChange', 'difference', 'rankMove', 'contribution'].includes(kind);

/**
 * Whether the figures of members add up to that of all of them: always, of one period alone, or never. Shares add up
 * because all of them are parts of the same whole, and a running total where what it runs over does.
 * @param of gives another indicator of the same dataset
 */
export function addsUp(making: Making, of: (key: string) => Making): 'always' | 'withinPeriod' | 'never' {
  switch (making.kind) {
    case 'additive':
      return 'always';
    case 'latest':
    case 'share':
    case 'shareChange':
    case 'contribution':
      return 'withinPeriod';
    case 'toDate':
    case 'former':
    case 'difference':
      return addsUp(of(making.of), of) === 'never' ? 'never' : 'withinPeriod';
    default:
      return 'never';
  }
}

/** Whether where nothing is found the figure is nothing, and not unknown. */
export const isCount = ({ kind }: Making): boolean => kind === 'additive' || kind === 'latest' || kind === 'distinct';
