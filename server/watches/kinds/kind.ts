import type { CellFormat, Language } from '@portal/contract';
import { inUnit } from '../../exports/index.ts';
import { type FigureRule, type Finding, nothing, rowOf, type Standing, type Verdict } from './verdict.ts';
import type { Named } from './words.ts';

/** What a condition is judged by. */
export interface Seen {
  format: CellFormat;
  now: Standing;
  /** The table of the span before; null where the kind does not ask for it. */
  before: Standing | null;
}

/** The words that a sentence about a condition needs. */
export interface Wording {
  language: Language;
  named: Named;
  /** The row and its figure: Model A volume. */
  subject: string;
  /** The months of the figure. */
  months: string;
}

/** A kind of condition about a figure, whole. */
export interface Kind<Rule extends FigureRule = FigureRule> {
  /** Whether it compares with the span before. */
  asksBefore: boolean;
  /** Whether the way of the figure to where it is now belongs to what is sent. */
  showsWay: boolean;
  /** What is missing alarms nobody. @returns what it finds, of tables that have all of their months */
  judge(rule: Rule, seen: Seen): Verdict;
  /** @returns the condition in words, before anything is known of its figures */
  condition(rule: Rule, wording: Omit<Wording, 'months'>): string;
  /** @returns what was found, whether the condition holds or not */
  finding(rule: Rule, found: Verdict, wording: Wording): string;
}

/** @returns that nothing can be concluded, and what is known nevertheless */
export const undecided = (why: 'not-covered' | 'missing', found: Partial<Finding> = {}): Verdict => ({
  ...nothing,
  ...found,
  holds: false,
  why,
});

/** @returns what was found, and whether the condition holds by it */
export const decided = (found: Finding, holds: boolean): Verdict => ({
  ...found,
  holds,
  why: holds ? 'holds' : 'not-so',
});

/** @returns null where either is missing, or the base is nothing */
function changeOf(now: number | null, before: number | null, format: CellFormat): number | null {
  if (now === null || before === null) return null;
  if (format === 'percent' || format === 'points') return now - before;
  return before === 0 ? null : ((now - before) / Math.abs(before)) * 100;
}

/** The figure and the place of the row of a rule, now and in the span before. */
export function findRow(keys: Readonly<Record<string, string>>, { format, now, before }: Seen): Finding {
  const [row, former] = [rowOf(now, keys), before ? rowOf(before, keys) : undefined];
  const [figure, base] = [inUnit(row?.figure ?? null, format), inUnit(former?.figure ?? null, format)];
  return {
    figure,
    before: base,
    change: changeOf(figure, base, format),
    entered: [],
    place: row?.place ?? null,
    placeBefore: former?.place ?? null,
  };
}
