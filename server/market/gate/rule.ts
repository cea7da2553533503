import type { Sentence } from '../../kernel/words/sentence.ts';
import type { KeepsHistory } from '../lineage/described-otherwise.ts';

/** Red stops a release, yellow is told and lets it pass. */
export type Severity = 'red' | 'yellow';

/** Above what a rule finds something; operators may set another value between the ends. */
export interface Threshold {
  value: number;
  least: number;
  most: number;
  /** Behind the value: %, 个月. */
  unit: Sentence;
  /** Whether it counts something, and is therefore whole. */
  whole?: true;
}

/** How the figures of a row are written. */
export type Figure = 'count' | 'percent' | 'ratio';

/** Months of a source that stand together in one figure, which is of the last: as year * 12 + month - 1. */
export interface Together {
  source: number;
  first: number;
  month: number;
}

/** What a rule must know of the two releases that their tables do not say. */
export interface Known {
  /** First month of a dataset whose figures were preliminary there, year * 12 + month - 1; null where all were final. */
  preliminaryFrom: (dataset: string) => number | null;
  /** The figures of a dataset that are of several months, in each of them. */
  together: (dataset: string) => Readonly<Record<'fresh' | 'old', readonly Together[]>>;
  /** The same by the number of a source, where sources are not alike; those that are missing were final. */
  bySource: ReadonlyMap<number, number> | null;
  /** The month in which the release was made, in China: year * 12 + month - 1; null of a demonstration. */
  made: number | null;
  /** The columns of each table of `fresh`: releases of former versions have fewer, and tables of nobody are left out. */
  there: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether they keep what changed of their members from a month on. */
  keepsHistory: KeepsHistory;
}

/** What must not be in a release, or not happen from one to the next. */
export interface GateRule {
  /** `<dataset>.<what>`; it stays, because settings and what is kept of publishing name it. */
  key: string;
  severity: Severity;
  /** Whether it asks the release alone (`fresh`), or beside the published one (`old`). */
  against: 'itself' | 'published';
  threshold: Threshold;
  figure: Figure;
  /** What the two figures of a row are. */
  sides: Readonly<Record<'before' | 'after', Sentence>>;
  name: Sentence;
  /** With {threshold} in the place of its value and unit. */
  explanation: Sentence;
  /**
   * Finds what the rule is against, in statements over the attached databases `fresh` and, beside the published
   * release, `old`.
   * @returns a query with the columns month, source, other (a second source), zh and en (a name), before, after (figures;
   *   each of these may be empty), and size, by which the worst stand first
   */
  sql(threshold: number, known: Known): string;
}

/** A row that a rule found. */
export interface FoundRow {
  month: number | null;
  source: number | null;
  other: number | null;
  name: Sentence | null;
  before: number | null;
  after: number | null;
}

const text = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });

/** Units of thresholds. */
export const percent = text('%', '%');
export const points = text(' 个百分点', ' points');
export const months = text(' 个月', ' months');
export const units = text(' 辆', ' units');
export const members = text(' 个成员', ' members');
export const yuan = text(' 元', ' yuan');

/** What the figures of most rules are. */
export const beforeAndAfter = { before: text('之前', 'before'), after: text('现在', 'now') };
