import type { DataSource } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Chain, Dimension } from './dimension.ts';
import type { FileDeclaration } from './file.ts';
import type { Indicator } from './indicator.ts';

/** A chain as the facts name it. */
export interface FactChain {
  chain: Chain;
  /** The column of the facts that holds the number. */
  column: string;
  /**
   * Whether a wider place and one within it may not stand beside each other, of one month and the same other members:
   * where figures are means by cars, the cars of the wider place hold those of the other.
   */
  apart?: true;
  /**
   * Whether of one month and the same other members at most one member of the chain is of the same next wider one: a trim
   * has one state of an item.
   */
  oneOfEach?: true;
  /** Whether a member that is told by name stands in one row of a month at most: an outlet is of one kind. */
  onceAMonth?: true;
  /** Where its members are listed, month by month, and what came and is gone follows from lists that are whole. */
  lists?: Lists;
  /** Where its members stand from day to day, and two that are alike may not stand on the same day. */
  apartInTime?: ApartInTime;
}

/** Members that lists name, such as the outlets of a brand. */
export interface Lists {
  /** The column of whose list it is, and the table that names them. */
  of: string;
  table: string;
  /** The figures that say that a member stands, has come and is gone; in a file the fields of two have the same names. */
  there: string;
  came: string;
  gone: string;
}

/** Members with days of their own, of which those that are alike follow each other. */
export interface ApartInTime {
  /** The columns of the codes by which they are alike: their kind, and for whom they are. */
  alike: readonly string[];
  /** The columns of the first and the last day, `unknown` where none is known, and the field of a file to blame. */
  from: string;
  until: string;
  field: string;
}

/** What one buyer may have of a car is worth no more than the car. */
export interface SumWithin {
  /** The figure that is added up, the one that it may not pass, and the column of the member that both are of. */
  figure: string;
  limit: string;
  of: string;
  /** The column of the other members, and which of them come together: the codes that they have then. */
  column: string;
  together: Readonly<Record<string, readonly string[]>>;
  /** The field of a file to blame. */
  field: string;
}

/** Sums of the facts, made when a release is sealed, that no longer tell apart the chains named. */
export interface Rollup {
  table: string;
  without: readonly string[];
}

/** Where the figures of a dataset stand: one row for each month, source and member of each chain, which is its grain. */
export interface Facts {
  table: string;
  /** The column of the source's number; null where all figures are of one kind. */
  source: string | null;
  chains: readonly FactChain[];
  /** The columns of its figures: whole numbers, never empty. */
  figures: readonly string[];
  /** Those of them that may be below zero. */
  signed?: readonly string[];
  /** The column whose sum says that something was counted: without it there is no row, and `minimumVolume` is of it. */
  counted: string;
  rollups: readonly Rollup[];
  /**
   * The table that says which months of a source stand together in one figure (`source`, `first_month`, `month`), where
   * a figure may be of several months: sums of them, and means over all that they count. It stands in the last of them.
   */
  combined?: string;
  /** Why no figure can be of several months, of a dataset by month without such a table; a clause that ends a sentence. */
  single?: Sentence;
  /** Where a row is of a whole year, which then stands in its January, and questions are asked by year. */
  every?: 'year';
  /** Where a month may have far fewer rows than the one before and nothing is wrong: events, batches. */
  uneven?: true;
  /** The figures that are counted anew each month: two months in which most members have the same were delivered twice. */
  moves?: readonly [string, ...string[]];
  /** A figure that adds up to no more than another of the same month and narrowest member: what a car has to its price. */
  sumWithin?: SumWithin;
  /** Statements that write the figures anew which follow from what its members say, once a release is filled. */
  follows?: readonly string[];
}

/** The months that a release has of a source of a dataset; of its only one the key is null. */
export interface Covered {
  key: DataSource | null;
  /** Months such as 2024-03. */
  first: string;
  last: string;
}

/** What a release says of the months of its datasets, as it was sealed: by source, of the prices, and of all others by key. */
export interface ReleasedMonths {
  sources: readonly { key: DataSource; first: string; last: string }[];
  prices?: { first: string; last: string } | null;
  months?: Readonly<Record<string, { first: string; last: string }>>;
}

/** How readers are told what a release says otherwise than the one before. */
export interface Reported {
  /** The dimensions with names of their own by whose members changes are added up, the widest first. */
  by: readonly string[];
  /** The figures that are told of them, each made of the facts of a month by itself; the first one where nobody says. */
  figures: readonly string[];
}

/** A dataset whole: where it stands, what it can be cut by, its figures, and who may ask for them. */
export interface Dataset {
  key: string;
  name: Sentence;
  /** The products any one of which lets its holder ask. */
  products: readonly [string, ...string[]];
  facts: Facts;
  /** In the order in which they are offered. */
  dimensions: Readonly<Record<string, Dimension>>;
  indicators: Readonly<Record<string, Indicator>>;
  reported: Reported;
  /** What a release has of it; nothing where it keeps none. */
  covered(info: ReleasedMonths): readonly Covered[];
  /** How a file becomes rows. */
  file?: FileDeclaration;
}

/** The months that release.json says of a dataset whose figures come from one source. */
export const coveredMonths =
  (key: string) =>
  ({ months }: Pick<ReleasedMonths, 'months'>): readonly Covered[] => {
    const own = months?.[key];
    return own ? [{ key: null, ...own }] : [];
  };
