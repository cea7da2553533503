import { type Static, Type } from '@sinclair/typebox';
import { Month, nullable } from '../common.ts';

const Months = Type.Object({ from: Month, to: Month });

/** What a release has of a source of a dataset. What it has not is not known: it is no zero. */
export const Coverage = Type.Object({
  /** Null for a dataset whose figures are all of one kind. */
  dataSource: nullable(Type.String()),
  /** The months it has figures of, in order; those between two spans were not delivered. */
  spans: Type.Array(Months),
  /** Those of them that stand together in one figure, as January and February may: months of theirs are not known. */
  combined: Type.Array(Months),
  /**
   * By dimension of place, where figures may not be told apart: the months in which they are, how many members there
   * are and of how many, and whether a part of the figures is not told apart.
   */
  levels: Type.Record(
    Type.String(),
    Type.Object({
      spans: Type.Array(Months),
      members: Type.Integer(),
      all: nullable(Type.Integer()),
      rest: Type.Boolean(),
    }),
  ),
  /** By dimension: the members that the figures are about, such as the fuel types. */
  kinds: Type.Record(Type.String(), Type.Array(Type.String())),
  /** Of which places: 全国, Nationwide; or the few that there are. Empty for a dataset without places. */
  place: Type.String(),
  /** What a reader must know of it, a few words each: `BEV only`. None where nothing is amiss. */
  says: Type.Array(Type.String()),
});

/** How much of what an answer is about its source covers. */
export const AnswerCoverage = Type.Object({
  dataSource: nullable(Type.String()),
  /** Months of `period` that are covered, of how many. */
  months: Type.Integer(),
  of: Type.Integer(),
  /** Periods listed by the question that are not covered: their figures are null, and mean that they are not known. */
  uncovered: Type.Array(Type.String()),
  /** Periods of which some months are not covered: their figures are about the others. */
  partly: Type.Array(Type.Object({ period: Type.String(), months: Type.Integer(), of: Type.Integer() })),
  /**
   * Figures of several months that the question would tell apart, and the period listed in which each stands: that
   * where its months end, null where none is listed. The others of its months are not covered.
   */
  combined: Type.Array(Type.Object({ period: nullable(Type.String()), from: Month, to: Month })),
  /**
   * By figure that is of the months before those of its period, such as sales a year before: the periods listed that are
   * covered while those months are not. There it is null because it is not known. Absent where there are none.
   */
  unbased: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** Of the period that indices begin with, where the question names it: how many of its months are covered, of how many. */
  base: Type.Optional(Type.Object({ period: Type.String(), months: Type.Integer(), of: Type.Integer() })),
  /** What a reader must know, a few words each: `9 of 12 months`, `BEV only`, `national only`. */
  says: Type.Array(Type.String()),
});

export type Coverage = Static<typeof Coverage>;
export type AnswerCoverage = Static<typeof AnswerCoverage>;
