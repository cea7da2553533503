import type { NamedMembers } from './sense.ts';

/** What is understood word by word, and not surely as a whole; each has a sentence of its own. */
export type Doubt =
  /** Words that turn what follows: not, average. */
  | 'turned'
  /** What is left out, and what is not. */
  | 'without'
  /** A number that may be a price, or a limit of a figure. */
  | 'bound'
  /** What a share is of: the market, or a brand. */
  | 'base'
  /** A share of nothing that is named. */
  | 'subject'
  /** A change or a part that a figure has not. */
  | 'made'
  /** A share of new energy, of a kind of new energy. */
  | 'penetration'
  /** More sources than one, or one that does not tell what is asked. */
  | 'sources'
  /** Months and quarters of what is counted by year. */
  | 'yearly'
  /** Whether a figure decides which come first, or its change. */
  | 'decides'
  /** The place of one among others, or a list of what it has. */
  | 'place'
  /** The market beside one of it. */
  | 'market'
  /** Growth over years. */
  | 'years'
  /** A time with one end. */
  | 'ends'
  /** So many of each. */
  | 'each'
  /** Built at home, or sold there. */
  | 'home'
  /** Imports beside exports: of imports there are the sales alone. */
  | 'trade';

/** What a share may be as well: the part of each member of a dimension in what is named. */
export interface PartsOf {
  by: string;
  of: readonly string[];
}

/** What is asked back instead of guessed. Words stand as they were typed; months as year * 12 + month - 1. */
export type AskBack =
  /** Nothing of it is about the market. */
  | { kind: 'nothing' }
  /** What the words mean together is not sure. */
  | { kind: Doubt; words: readonly string[]; parts?: PartsOf; within?: PartsOf }
  /** Words of figures that the products of the account do not open. */
  | { kind: 'lacking'; words: readonly string[] }
  /** Words that are not understood. */
  | { kind: 'unknown'; words: readonly string[] }
  /** What is understood, and not answered by figures: how many brands there are. */
  | { kind: 'beyond'; words: readonly string[] }
  /** A name that several members bear. */
  | { kind: 'ambiguous'; word: string; options: readonly NamedMembers[] }
  /** No figure is named, and none can be taken for granted. */
  | { kind: 'figure' }
  /** Figures of datasets that are not asked together. */
  | { kind: 'datasets'; options: readonly { dataset: string; word: string }[] }
  /** The figures are not told apart by these dimensions. */
  | { kind: 'uncut'; dataset: string; dimensions: readonly string[] }
  /** Names of several levels side by side: a brand and a model. */
  | { kind: 'levels'; words: readonly string[] }
  /** A ranking of a few, and month by month: which few they are differs with the months. */
  | { kind: 'twofold'; words: readonly string[] }
  /** Several times that are not one span. */
  | { kind: 'periods'; words: readonly string[] }
  /** Months that are not covered, and those that are. */
  | { kind: 'uncovered'; from: number; to: number; first: number; last: number }
  /** More months than one question may have. */
  | { kind: 'long'; months: number; cap: number };

/** What a person has settled of what was asked back. */
export interface Settled {
  /** By the word in lower case: the dimension and keys of the members that are meant, as `dimension key,key`. */
  names: ReadonlyMap<string, string>;
  dataset: string | null;
  /** Words in lower case that are left out. */
  skipped: ReadonlySet<string>;
  /** Whether months that are not covered stand for the latest that are. */
  latest: boolean;
  /** Whether a share by a dimension is the part of each member of it in what is named. */
  parts: boolean;
  /** Whether it is the share of what is named within each member of it. */
  within: boolean;
  /** Whether it is a share of all together. */
  whole: boolean;
}

export const nothingSettled: Settled = {
  names: new Map(),
  dataset: null,
  skipped: new Set(),
  latest: false,
  parts: false,
  within: false,
  whole: false,
};

/** What was taken for granted, since nobody said it. */
export type Assumed = 'figure' | 'period' | 'source' | 'growth' | 'listing' | 'limit';

/** A name that could have meant something else, and what was chosen. */
export interface OtherReading {
  word: string;
  chosen: NamedMembers;
  others: readonly NamedMembers[];
}
