import type { DateType } from '@portal/contract';
import type { Time } from '../times/period.ts';

/** Figures of one dataset that a word stands for. */
export interface NamedFigures {
  dataset: string;
  indicators: readonly string[];
}

/** Members that a word stands for: one, or those that go by one name together. */
export interface NamedMembers {
  is: 'members';
  dimension: string;
  keys: readonly string[];
  /** What is listed where the word names it too: 自主品牌 in a ranking are brands. */
  noun?: string;
}

export type Direction = 'ascending' | 'descending';

/** What a part of a question may mean. */
export type Sense =
  /** A word that carries nothing by itself. */
  | { is: 'filler' }
  /** What stands on both sides is named side by side. */
  | { is: 'and' }
  /** What is not answered, though its words are known: how many brands there are. */
  | { is: 'beyond' }
  | { is: 'figure'; of: readonly NamedFigures[] }
  /** How a figure has changed; `plain` where nobody said against what. */
  | { is: 'change'; against: 'yearBefore' | 'before'; plain?: true; quarterly?: true }
  | { is: 'toDate' }
  | { is: 'share' }
  | { is: 'rank' }
  | { is: 'dimension'; dimensions: readonly string[] }
  /** What follows, or stands before, is listed. */
  | { is: 'each' }
  | NamedMembers
  | { is: 'time'; time: Time }
  | { is: 'grain'; dateType: DateType }
  | { is: 'trend' }
  /** Which come first; `change` where their growth decides. */
  | { is: 'order'; direction: Direction; count: number | null; change?: true }
  | { is: 'source'; source: string }
  | { is: 'without' }
  /** What ends a list of names that are left out, or leaves out those before it. */
  | { is: 'outside' }
  | { is: 'several'; all: readonly Sense[] };

export type SenseOf<Is extends Sense['is']> = Extract<Sense, { is: Is }>;
