import type { Sentence } from '../../kernel/words/sentence.ts';
import type { NamedFigures, Sense } from '../meaning/sense.ts';
import type { WordTree } from '../text/word-tree.ts';

/** How a figure is made, as far as questions go from one to another: sales to their share. */
export interface WordIndicator {
  name: Sentence;
  kind: string;
  of?: string;
  against?: 'yearBefore' | 'before';
  toDate?: boolean;
  /** The members of a dimension that it is of alone, as the sales of new energy are. */
  only?: { dimension: string; members: readonly string[] };
}

export interface WordDimension {
  name: Sentence;
  /** Whether its members have names of their own, and are listed by their figures. */
  isNamed: boolean;
}

/** A source of a dataset; months as year * 12 + month - 1. */
export interface WordSource {
  key: string;
  name: Sentence;
  first: number;
  last: number;
  /** Dimensions that its figures do not distinguish. */
  indistinct: readonly string[];
}

/** What can be asked of a dataset. */
export interface WordDataset {
  key: string;
  name: Sentence;
  /** Products any of which opens it. */
  products: readonly string[];
  /** Whether its figures are counted by year, and not by month. */
  isYearly: boolean;
  first: number;
  last: number;
  sources: readonly WordSource[];
  dimensions: Readonly<Record<string, WordDimension>>;
  indicators: Readonly<Record<string, WordIndicator>>;
}

/** A member that can be named. */
export interface WordMember {
  dimension: string;
  key: string;
  name: Sentence;
  /** What it was called before. */
  formerly?: readonly Sentence[];
  /** Its member on the next wider level of its hierarchy: `brand byd`. */
  parent: string | null;
}

export interface Entry {
  sense: Sense;
  /** How many blanks and signs its word has: a text that has more of them fits it less. */
  signs: number;
}

/** A band of prices between two bounds, in ten thousand yuan. */
export interface PriceBand {
  key: string;
  low: number;
  high: number;
}

/** All that questions are made of: of one release. */
export interface Vocabulary {
  datasets: readonly WordDataset[];
  tree: WordTree<Entry>;
  /** By `dimension key`. */
  members: ReadonlyMap<string, WordMember>;
  priceBands: readonly PriceBand[];
  /** How many members have this one as their parent. */
  children: ReadonlyMap<string, number>;
}

export const memberId = (dimension: string, key: string): string => `${dimension} ${key}`;

/** What a question may be made of: the datasets that an account may ask. */
export function openedOf(vocabulary: Vocabulary, owned: ReadonlySet<string>): readonly WordDataset[] {
  return vocabulary.datasets.filter(({ products }) => products.some((product) => owned.has(product)));
}

/** The figures that are declared, of one dataset each. */
export const figureOf = (dataset: string, ...indicators: readonly string[]): NamedFigures => ({ dataset, indicators });
