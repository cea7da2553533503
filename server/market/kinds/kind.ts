/** The months that a figure of a period is made of, as they lie to the period. */
export type WindowKind = 'current' | 'yearBefore' | 'before' | 'ytd' | 'ytdYearBefore' | 'opening';

/** A former period that figures are set beside: the same months of the year before, or the period before. */
export type Against = 'yearBefore' | 'before';

/** A sum over facts that figures are made of. */
export interface Part {
  key: string;
  /** What is added up, of a fact `f`. */
  sql: string;
  /** Of the last month of a window alone: a stock is not added over months. */
  atEnd: boolean;
}

/** Whether the figures of members add up to that of all of them: always, of one period alone, or never. */
export type Adds = 'always' | 'withinPeriod' | 'never';

/** The dataset as a kind sees it: the other figures that one is made of, by their keys. */
export interface Ground {
  partsOf(key: string): readonly Part[];
  /** A condition that a fact is of some members, which never change theirs. */
  isOf(some: { dimension: string; members: readonly string[] }): string;
}

/** A row of sums, and the figures of it that another one is made of; in SQL, or as numbers. */
export interface SumRow<Sum, Figure> {
  sum(part: string): Sum;
  figure(key: string): Figure;
}

/** The row of an answer that a figure is worked out in. */
export interface FigureRow {
  /** The key of the figure. */
  key: string;
  /** Whether it is of several periods in one (others, listed by period), where a running total means nothing. */
  scattered: boolean;
  /** Whether it is one that the question lists, which have places. */
  isListed: boolean;
  /** Whether it is of one of several periods, the first of which is the base of indices. */
  hasOpening: boolean;
  /** Another figure, one that is made by itself, in a window. */
  value(key: string, window: WindowKind): string;
  /** The first sum that this figure is made of, in a window; nothing counted is nothing. */
  part(window: WindowKind): string;
  /** The sum of the market that this figure is a part of, in a window. */
  market(window: WindowKind): string;
  /** The place among all rows by another figure. */
  place(key: string, window: WindowKind): string;
  /** A figure, or nothing where the source does not cover the months of a window. */
  known(figure: string, ...windows: readonly WindowKind[]): string;
}

/** A figure that is made of the facts of any months by itself: in SQL, and the same of sums that are there already. */
export interface Alone<Own> {
  sql(own: Own, row: SumRow<string, string>): string;
  /** @returns null where it has no weight, or nothing to be a part of */
  value(own: Own, row: SumRow<number, number | null>): number | null;
  /** Whether it is one sum of facts, and not made of several. */
  isSum?: true;
  /** Whether figures that are the same on paper may differ in their last digits. */
  isInexact?: true;
}

/** What holds for every kind. */
interface Common<Own> {
  /** The sums that a figure is made of; of one that is compared, those of what it compares. */
  parts(own: Own, ground: Ground): readonly Part[];
  windows(own: Own): readonly WindowKind[];
  adds(own: Own, addsOf: (key: string) => Adds): Adds;
  /** It says how another one has changed: it is signed, and coloured. */
  isGrowth?: true;
  /** It may be below zero, so that it has a place whatever it is; others have one where they are above zero. */
  isSigned?(own: Own): boolean;
  /** Where nothing is found it is nothing, and not unknown. */
  isCount?: true;
  /** It stands beside that of the market. */
  isOfMarket?: true;
  /** It is wholly of the months of its window where these are not those of its period. */
  isOfOneWindow?: true;
  /** A group that was counted earlier in its window still has it in a month without facts. */
  isRunning?: true;
  /**
   * The former months whose rows it reports that have nothing in their own: who has left a ranking had a place there, and
   * takes a part in what the market lost. A mean of nothing is nothing to report.
   * @param isCount whether nothing found of another figure is nothing
   */
  former?(own: Own, isCount: (key: string) => boolean): WindowKind | null;
}

/** All that there is to know of a kind of figure. `Own` is what the declaration of such a figure says. */
export type Kind<Own> = Common<Own> & ({ alone: Alone<Own> } | { sql(own: Own, row: FigureRow): string });
/** A sum in which nothing counted is nothing. */
export const zero = (column: string): string => `COALESCE(${column}, 0)`;

/** A figure over a base; one that is missing, or is not above zero, gives NULL: never infinity, never not-a-number. */
export const over = (base: string, figure: string): string => `CASE WHEN ${base} > 0 THEN ${figure} END`;
