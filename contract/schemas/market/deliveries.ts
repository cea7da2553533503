import { type Static, Type } from '@sinclair/typebox';
import { nullable, OneLine } from '../common.ts';
import { Dataset, oneOf } from './parts.ts';

/** What a delivery may do; a whole market is none. */
const kinds = ['add', 'correct', 'replace', 'withdraw', 'describe'] as const;

/** Where an order is: its file is awaited, it waits its turn, it is worked at, and what became of it. */
export const deliveryStates = ['awaited', 'queued', 'working', 'done', 'refused'] as const;

const Text = (longest: number) => Type.String({ minLength: 1, maxLength: longest });

const Order = Type.Object(
  {
    dataset: Dataset,
    kind: oneOf(kinds),
    /** A mapping that the portal keeps: its name, or name@version. */
    mapping: Type.Optional(Text(70)),
    /** Who brings it, beside the key. */
    by: Type.Optional(OneLine(60)),
    note: Type.Optional(OneLine(500)),
    /** What may be dropped: number=200,duplicate. */
    accept: Type.Optional(Text(1000)),
    /** A release, or none; the published one when missing. */
    onto: Type.Optional(Text(80)),
    /** Whether it is published where no rule of the gate is red. */
    publish: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

export const MonthOfDelivery = Type.Object({
  /** 2024-03, and 2025-01~02 for months that stand together in one figure; null where it is not known. */
  month: nullable(Type.String({ pattern: '^(19|20)\\d{2}-(0[1-9]|1[0-2])(~(0[2-9]|1[0-2]))?$' })),
  inserted: Type.Integer(),
  corrected: Type.Integer(),
  withdrawn: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
});

export const marketDeliveries = {
  marketDeliver: {
    payload: Type.Object(
      {
        order: Order,
        /** The name of its file, for its ending and for those who look it up. */
        fileName: Text(120),
      },
      { additionalProperties: false },
    ),
    data: Type.Object({
      id: Type.String(),
      /** Where the file is sent to, by PUT. */
      upload: Type.String(),
      /** How many bytes it may have. */
      largest: Type.Integer(),
    }),
  },
  marketDelivery: {
    payload: Type.Object(
      {
        id: Text(80),
        /** Where in the file of refused rows to begin, in bytes: 0, or what the answer before named as next. */
        refusedFrom: Type.Optional(Type.Integer({ minimum: 0 })),
      },
      { additionalProperties: false },
    ),
    data: Type.Object({
      id: Type.String(),
      state: oneOf(deliveryStates),
      /** The release that was made of it. */
      release: nullable(Type.String()),
      published: Type.Boolean(),
      /** Why it was refused, or not published. */
      reason: nullable(Type.Object({ refusal: Type.String(), message: Type.String() })),
      /** The rules of the gate that found something. */
      rules: Type.Array(
        Type.Object({ key: Type.String(), state: Type.String(), found: Type.Integer(), name: Type.String() }),
      ),
      /** What it changes, month by month. */
      months: Type.Array(MonthOfDelivery),
      /** What was not taken over, the same reasons together. */
      groups: Type.Array(
        Type.Object({
          code: Type.String(),
          field: Type.String(),
          message: Type.String(),
          count: Type.Integer(),
          rows: Type.Array(Type.String()),
        }),
      ),
      at: nullable(Type.String()),
      /** A part of the file of refused rows, where it was asked for; null where there is none. */
      refused: Type.Optional(
        nullable(Type.Object({ text: Type.String(), bytes: Type.Integer(), next: nullable(Type.Integer()) })),
      ),
    }),
  },
} as const;

export type MarketDelivery = Static<(typeof marketDeliveries)['marketDelivery']['data']>;
