import type { Sentence } from '../../kernel/words/sentence.ts';
import type { EnumeratedMember } from './dimension.ts';

interface Labelled {
  name: Sentence;
  /** What else files write above the column, for suggestions only. */
  also?: readonly string[];
}

/**
 * When a row is of: a month, a day, which is in a month, or a week, whose figures are added to the month that holds
 * most of its days; a year stands in its January.
 */
export interface TimeField extends Labelled {
  kind: 'time';
  unit: 'month' | 'day' | 'week' | 'year';
}

/** A figure of the row: a number that is counted, or an amount of money in yuan. */
export interface FigureField extends Labelled {
  kind: 'figure';
  column: string;
  as: 'count' | 'yuan';
  /** So many of the column are one of what the file says; 100 where the column holds hundredths. */
  per?: number;
  /** A sign that may stand behind the number: 3.99%. */
  sign?: '%';
  /** What is above 0 and would be 0 in the column is refused: a rate of 0.004 % is not none. */
  neverNothing?: true;
  /** What an empty cell counts as; without it the figure is needed. */
  otherwise?: number;
  /** Whether an empty cell says that there is no figure, which is counted and not refused. */
  silent?: true;
  /** The smallest number that can be, of the column; 0 when missing. */
  least?: number;
}

/** One of a few members. */
export interface ChoiceField extends Labelled {
  kind: 'choice';
  members: readonly EnumeratedMember[];
  /** The key that an empty cell means; without it the field is needed. */
  otherwise?: string;
  /** Whether it says the source of the figures, of which a mapping may declare others. */
  source?: true;
}

/** The key or name of a member, or what narrows another one; which of them are needed the chains say. */
export interface NameField extends Labelled {
  kind: 'name';
}

export type FileField = TimeField | FigureField | ChoiceField | NameField;

/** A level of a chain as a file names it. */
export interface FileLevel {
  table: string;
  /** The field with the key or a name of the member. */
  name: string;
  /** The field with its English name; both names are the same where there is none. */
  english?: string;
  /** The fields with codes of the member, by the columns of its table. */
  codes?: Readonly<Record<string, string>>;
  /** Whether members that the market does not know yet are added: those of which this dataset speaks first. */
  grows?: true;
  /**
   * Where a name does not tell members apart, or may be missing: the chains (by their members, or by a wider one, such
   * as `trims.sub_model`) and fields that do, in an order in which they make a name.
   */
  apart?: readonly string[];
  /** The columns of its codes that tell members of one name apart: a method that scores two aspects is two. */
  apartByCode?: readonly string[];
  /** Whether it is called by its own name alone, whatever else tells it apart. */
  calledAlone?: true;
  /** The member of rows that name none, where they need not: outlets that are counted and not listed. */
  unlisted?: EnumeratedMember;
  /** The columns of its codes that a later file may say otherwise; within one file what is said holds. */
  renewed?: readonly string[];
  /** The columns of its codes that may be others from a month on, which a file says beside them: `segmentFrom`. */
  dated?: readonly string[];
  /** Whether a later month of one file may say them otherwise too: what is put off from month to month. */
  renewedByMonth?: true;
  /**
   * Texts among its codes, by the columns of its table with their language, in which the members of another chain may
   * differ within a month: each then stands behind the names of those that say it.
   */
  textsApart?: { of: string; columns: Readonly<Record<string, 'zh' | 'en'>> };
}

/** How the member of a chain is found: a place by city and province, or level by level from the narrowest outwards. */
export type FileChain =
  // Where an address of the row names another place than its city does, the row is refused.
  | { kind: 'place'; city: string; province: string; address?: string }
  | { kind: 'levels'; levels: readonly FileLevel[] };

/** What a row says once it is understood: figures by field, keys of choices, texts. */
export type RowValues = Readonly<Record<string, string | number>>;

/** What cannot be of a row: the field to blame, and the sentence. */
export interface FileFault {
  field: string;
  sentence: Sentence;
}

/** How a file becomes rows of a dataset; all else, from encodings to reports, is the same for every dataset. */
export interface FileDeclaration {
  /**
   * Whether a market can begin with its files: cars are then made of what rows call them, may be renamed and described
   * otherwise from a month on, and keep their history.
   */
  begins?: true;
  /** In the order in which they are told. One of them is the time. */
  fields: Readonly<Record<string, FileField>>;
  /** By the keys of the chains of the facts. */
  chains: Readonly<Record<string, FileChain>>;
  /**
   * What cannot be of a row that is understood: once for each month that it has figures of.
   * @param month of the row, as year * 12 + month - 1; null where it says none
   * @param now the month in which the file is read
   * @param today the day of it, as 2026-03-15
   */
  fault?(row: RowValues, month: number | null, now: number, today: string): FileFault | null;
  /** Two chains of which a row names different members, whatever names it gives them: the field to blame, and the sentence. */
  unlike?: { chains: readonly [string, string]; field: string; sentence: Sentence };
  /**
   * Columns of figures that follow from what a row says.
   * @param month of the row, as year * 12 + month - 1
   */
  follow?(row: RowValues, month: number): Readonly<Record<string, number>>;
}
