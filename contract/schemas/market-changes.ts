import { type Static, Type } from '@sinclair/typebox';
import { Month, nullable } from './common.ts';
import { Release } from './market-answer.ts';
import { Dataset, oneOf, Source } from './market-parts.ts';

/** What a release did to figures: there were none, there were others, there are none any more. */
export const changeKinds = ['corrected', 'added', 'withdrawn'] as const;

/** What a delivery did, of many figures; what it is called by who brought it. */
const deliveryKinds = ['whole', 'add', 'correct', 'replace', 'withdraw', 'describe'] as const;

const Named = Type.Object({ key: Type.String(), name: Type.String() });

/** A figure in the former release and in this one; null where there was or is none. */
const BothFigures = { before: nullable(Type.Number()), after: nullable(Type.Number()) };

/** Of how many single figures, one for each sub-model and city. */
const Counts = { inserted: Type.Integer(), corrected: Type.Integer(), withdrawn: Type.Integer() };

export const MarketChanges = {
  payload: Type.Object(
    {
      dataset: Dataset,
      /** All of them when missing. */
      dataSource: Type.Optional(Source),
      kind: Type.Optional(oneOf(changeKinds)),
      /** 200 when missing. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    release: Release,
    /** The release that it was made onto; null where it brought the whole market. */
    onto: nullable(Type.String()),
    /** Against that one; null where there is none, or what differs was not kept. */
    changes: nullable(
      Type.Object({
        ...Counts,
        /** How many models in a month and source, of each kind, by the source that is asked. */
        found: Type.Object({ corrected: Type.Integer(), added: Type.Integer(), withdrawn: Type.Integer() }),
        /** Models in a month and source with their figures in the whole country, the largest difference first. */
        models: Type.Array(
          Type.Object({
            month: Month,
            dataSource: Named,
            kind: oneOf(changeKinds),
            manufacturer: Named,
            model: Named,
            ...BothFigures,
          }),
        ),
        /** Said when there are more. */
        cut: nullable(Type.Object({ shown: Type.Integer(), all: Type.Integer() })),
      }),
    ),
    /** What came into the dataset since its market was brought as a whole, the newest first. */
    deliveries: Type.Array(
      Type.Object({
        /** The release that was made of it. */
        release: Type.String(),
        at: Type.String({ description: 'ISO 8601, UTC' }),
        kind: oneOf(deliveryKinds),
        note: Type.String(),
        ...Counts,
        /** By month and source, with the figures of the whole market; none where that was not kept. */
        months: Type.Array(
          Type.Object({ month: Month, dataSource: Named, kind: oneOf(changeKinds), ...Counts, ...BothFigures }),
        ),
      }),
    ),
    /** How many older deliveries there are. */
    earlier: Type.Integer(),
  }),
} as const;

export type MarketChanges = Static<typeof MarketChanges.data>;
export type ChangeKind = (typeof changeKinds)[number];
