import type { Unnamed } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';

/**
 * A table that describes members: the column of their number, and those of their codes. Its members have a key and a
 * name in both languages, and the numbers of the tables of its chain that are told by it.
 */
export interface MemberTable {
  name: string;
  id: string;
  codes?: readonly string[];
  /**
   * Those of them whose value may change from a month on: figures are then counted under the one that held in their
   * month. None of them may be a part of what the member is known by.
   */
  dated?: readonly string[];
  /** The table of the chain that holds its number; the one before it where this is not said. */
  of?: string;
  /**
   * Statements that fill it from the other tables when a release is sealed, for what no file brings: its rows are of the
   * same numbers as those of the table that tells it.
   */
  follows?: readonly string[];
  /** The table whose members it shows a second time, under the same numbers, and the column of these. */
  mirrors?: { name: string; id: string };
  /**
   * Members that are known beforehand, the same in every release: the number of each is its place from 1, so that new
   * ones stand at the end. Its only code is their key.
   */
  members?: readonly EnumeratedMember[];
}

/** A member of an enumerated dimension: its key, its name in both languages, and what else files call it. */
export interface EnumeratedMember {
  key: string;
  name: Sentence;
  also?: readonly string[];
}

/** Whether a text of a file names a member. @param text in lower case */
export const goesBy = ({ key, name, also = [] }: EnumeratedMember, text: string): boolean =>
  [key, name.zh_CN, name.en, ...also].some((called) => called.toLowerCase() === text);

interface Described {
  name: Sentence;
  definition: Sentence;
  /** The next wider level of its hierarchy. */
  parent: string | null;
  /** Wider levels on other roads upwards: a sub-model belongs to its manufacturer as well as to its model. */
  otherParents?: readonly string[];
}

const unnamedKinds: readonly Unnamed[] = ['unknown', 'other', 'remainder'];

/** The keys of members that are not told by name, by what they stand for; the first that fits counts. */
export type UnnamedKeys = Readonly<Record<Unnamed, RegExp>>;

/** Members with a table of their own: grouped by number, filtered by key. */
export interface NamedDimension extends Described {
  kind: 'named';
  table: MemberTable;
  /** The keys of members that stand for what was not told apart: all cities of a province. */
  unspecified?: RegExp;
  /** The keys of members that stand for what nobody named. */
  unnamed?: UnnamedKeys;
  /** Dimensions of its chain by whose members people think of its own together: joint ventures among makers. */
  groupedBy?: readonly string[];
}

/** Members that go by one name together. */
export interface MemberGroup {
  key: string;
  name: Sentence;
  members: readonly string[];
}

/** Members known beforehand, listed in their order: a code column of a table. */
export interface EnumeratedDimension extends Described {
  kind: 'enumerated';
  table: MemberTable;
  column: string;
  members: readonly EnumeratedMember[];
  groups?: readonly MemberGroup[];
  /** The member for what nobody said. */
  unspecified?: string;
  /** Whether, in the release that is asked, a member has one code in some months and another one in others. */
  dated?: true;
}

/** What members of the facts are told apart by. */
export type MemberDimension = NamedDimension | EnumeratedDimension;

/** A span of figures that has a name. */
export interface Band extends EnumeratedMember {
  /** Figures below it, and not below the band before, belong to the band; the last one has no bound. */
  below: number | null;
}

/** Spans of a figure of the fact itself, from the lowest: the price of a trim in the month and place. */
export interface BandDimension extends Described {
  kind: 'band';
  /** The column of the facts. */
  column: string;
  members: readonly Band[];
}

/** What facts are told apart by beside month and source: each row of an answer has a member of it. */
export type GroupDimension = MemberDimension | BandDimension;

/** The axis of time, and the source of a figure: columns of the fact itself. */
export interface FactDimension extends Described {
  kind: 'period' | 'dataSource';
}

export type Dimension = GroupDimension | FactDimension;

/** One side of the facts: tables from the narrowest member outwards, each told by one that stands before it. */
export interface Chain {
  key: string;
  tables: readonly MemberTable[];
  dimensions: Readonly<Record<string, MemberDimension>>;
  /**
   * Dimensions that a delivery may do without for some of its months, and how many members there are in the world:
   * where cars are counted may be known by province alone, or not at all. A question that needs one is answered from
   * the months that have it.
   */
  levels?: Readonly<Record<string, number>>;
  /** Dimensions of which a release says which members its figures are about: battery-electric cars alone. */
  kinds?: readonly string[];
}

export const isMemberDimension = (dimension: Dimension): dimension is MemberDimension =>
  dimension.kind === 'named' || dimension.kind === 'enumerated';

export const isGroupDimension = (dimension: Dimension): dimension is GroupDimension =>
  isMemberDimension(dimension) || dimension.kind === 'band';

/** The keys of members in their own order, such as tiers and bands; null where they have none. */
export const ownOrderOf = (dimension: Dimension): string[] | null =>
  dimension.kind === 'enumerated' || dimension.kind === 'band' ? dimension.members.map(({ key }) => key) : null;

/** Whether a member stands for what was not told apart, or for what nobody said. */
export const isUnspecified = (dimension: MemberDimension, key: string): boolean =>
  dimension.kind === 'named' ? (dimension.unspecified?.test(key) ?? false) : dimension.unspecified === key;

/**
 * What a member stands for that is no car, maker or place of its own: what nobody said, a bundle that was delivered as
 * one, or what a wider figure has beyond those that are told apart.
 * @returns null for a member that is told by name
 */
export function unnamedOf(dimension: MemberDimension, key: string): Unnamed | null {
  if (dimension.kind === 'enumerated') {
    if (dimension.unspecified !== key) return null;
    return key === 'unknown' ? 'unknown' : 'other';
  }
  if (isUnspecified(dimension, key)) return 'remainder';
  const { unnamed } = dimension;
  return unnamed ? (unnamedKinds.find((kind) => unnamed[kind].test(key)) ?? null) : null;
}

/** The column of a table that tells the members of a dimension apart: their number, or their code. */
export const memberColumn = (dimension: MemberDimension): string =>
  dimension.kind === 'named' ? dimension.table.id : dimension.column;

/** The column of a table that holds the key of a member. */
export const keyColumn = (dimension: MemberDimension): string =>
  dimension.kind === 'named' ? 'key' : dimension.column;
