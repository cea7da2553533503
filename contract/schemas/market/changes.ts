import { type Static, Type } from '@sinclair/typebox';
import { Month, nullable } from '../common.ts';
import { Release } from './answer.ts';
import { Dataset, Format, Name, oneOf, Source } from './parts.ts';
import { Filters } from './query.ts';

/** What a release did to figures: there were none, there were others, there are none any more. */
export const changeKinds = ['corrected', 'added', 'withdrawn'] as const;

/** What a delivery did, of many figures; what it is called by who brought it. */
const deliveryKinds = ['whole', 'add', 'correct', 'replace', 'withdraw', 'describe', 'unite'] as const;

/**
 * What a row of changes can be limited by: both figures, how far they differ in the unit of the figure (a percentage in
 * percentage points), and that as a part of the former one.
 */
export const changedFigures = ['before', 'after', 'difference', 'ratio'] as const;

/** Between which values it lies, both ends included; what has none lies outside. */
const ChangeLimits = Type.Object(
  {
    indicator: oneOf(changedFigures),
    atLeast: Type.Optional(Type.Number()),
    atMost: Type.Optional(Type.Number()),
  },
  { additionalProperties: false, minProperties: 2 },
);

const Named = Type.Object({ key: Type.String(), name: Type.String() });

/** A month, or months that stand together in one figure: the first and last, and how they are said, such as 2025/01–02. */
const Months = { from: Month, month: Month, monthName: Type.String() };

/** The source of a figure; null where all figures of the dataset are of one kind. */
const OfSource = { dataSource: nullable(Named) };

/** A figure in the former release and in this one; null where there was or is none. */
const BothFigures = { before: nullable(Type.Number()), after: nullable(Type.Number()) };

/** Of how many single figures, one for each row of the dataset. */
const Counts = { inserted: Type.Integer(), corrected: Type.Integer(), withdrawn: Type.Integer() };

/** What was done to a month of a source. */
const ChangedMonth = Type.Object({ ...Months, ...OfSource, kind: oneOf(changeKinds), ...Counts, ...BothFigures });

/** How many members in a month and source, of each kind. */
const Found = Type.Object({ corrected: Type.Integer(), added: Type.Integer(), withdrawn: Type.Integer() });

export const MarketChanges = {
  payload: Type.Object(
    {
      dataset: Dataset,
      /** All of them when missing. */
      dataSource: Type.Optional(Source),
      kind: Type.Optional(oneOf(changeKinds)),
      /** One of the figures that are told of the dataset; the first one that the release changed when missing. */
      indicator: Type.Optional(Name),
      /** Months, both included: the rows of `changes` and their counts are narrowed to them; all of them when missing. */
      from: Type.Optional(Month),
      to: Type.Optional(Month),
      /**
       * Members of any dimension of the dataset that the rows of `changes` and their counts are narrowed to, and members
       * that are left out: the figures of a row are then those of what is left.
       */
      filters: Type.Optional(Filters),
      without: Type.Optional(Filters),
      /** The rows of `changes` alone that lie within all of these; the counts of `indicators` are of every row. */
      where: Type.Optional(Type.Array(ChangeLimits, { minItems: 1, maxItems: 4 })),
      /** 200 when missing. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    release: Release,
    /** The release that it was made onto; null where it brought the whole market. */
    onto: nullable(Type.String()),
    /** The figures that are told of the dataset, and how much of each was changed by the source that is asked. */
    indicators: Type.Array(
      Type.Object({ key: Type.String(), name: Type.String(), unit: Type.String(), format: Format, found: Found }),
    ),
    /** The one that `changes` and `deliveries` tell. */
    indicator: Type.String(),
    /** What members of a row of `changes` are, such as manufacturer and model. */
    by: Type.Array(Named),
    /** Against that one; null where there is none, or what differs was not kept. */
    changes: nullable(
      Type.Object({
        ...Counts,
        /** By month and source, with the figures of the whole market. */
        months: Type.Array(ChangedMonth),
        /** Members in a month and source with their figure of the whole release, the largest difference first. */
        rows: Type.Array(
          Type.Object({
            ...Months,
            ...OfSource,
            kind: oneOf(changeKinds),
            members: Type.Array(Named),
            ...BothFigures,
          }),
        ),
        /** Said when there are more. */
        cut: nullable(Type.Object({ shown: Type.Integer(), all: Type.Integer() })),
        /** Where the question names limits (`where`): how many rows lay outside of them and were left out. */
        outsideLimits: Type.Optional(Type.Integer()),
        /**
         * Months that no narrowed rows are told of, though the release changed them: a member was withdrawn from them
         * for good, or they stand together with others now.
         */
        notListed: Type.Array(Type.String()),
      }),
    ),
    /** What came into the dataset since its market was brought as a whole, the newest first. */
    deliveries: Type.Array(
      Type.Object({
        /** The release that was made of it. */
        release: Type.String(),
        at: Type.String({ description: 'ISO 8601, UTC' }),
        kind: oneOf(deliveryKinds),
        /** What the operator says of it; where two members became one, which. */
        note: Type.String(),
        ...Counts,
        /** By month and source, with the figures of the whole market; none where that was not kept. */
        months: Type.Array(ChangedMonth),
      }),
    ),
    /** How many older deliveries there are. */
    earlier: Type.Integer(),
  }),
} as const;

/** The datasets that the account may ask about, in their order. */
export const MarketDatasets = {
  payload: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    datasets: Type.Array(
      Type.Object({
        key: Dataset,
        name: Type.String(),
        /** Whether the published release has figures of it. */
        covered: Type.Boolean(),
      }),
    ),
  }),
} as const;

export type MarketChanges = Static<typeof MarketChanges.data>;
export type ChangeKind = (typeof changeKinds)[number];
