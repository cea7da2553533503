import { type Static, Type } from '@sinclair/typebox';
import { Empty, OneLine, RowKey } from '../common.ts';

/** A key by which a program asks in the place of the account; the key itself is told once. */
export const OwnKey = Type.Object({
  keyId: Type.String(),
  /** What it is for, in its owner's words. */
  label: Type.String(),
  /** Milliseconds since 1970. */
  createdAt: Type.Number(),
  /** When it was last used, to the minute; 0 before. */
  usedAt: Type.Number(),
  /** Its last day in China, YYYYMMDD. */
  to: Type.String(),
  state: Type.Union([Type.Literal('open'), Type.Literal('ended'), Type.Literal('expired')]),
});

/** The calls about the keys of the own account. */
export const ownKeys = {
  listOwnKeys: {
    payload: Empty,
    data: Type.Object({
      keys: Type.Array(OwnKey),
      /** How many may be open at once that their owner has made; 0 where operators alone make them. */
      most: Type.Integer(),
    }),
  },
  makeOwnKey: {
    payload: Type.Object(
      {
        label: OneLine(50),
        /** For how many days, today included. */
        days: Type.Integer({ minimum: 1, maximum: 366 }),
      },
      { additionalProperties: false },
    ),
    data: Type.Object({
      keyId: Type.String(),
      secret: Type.String({ description: 'told this once' }),
      to: Type.String(),
    }),
  },
  endOwnKey: {
    payload: Type.Object({ keyId: RowKey(40) }, { additionalProperties: false }),
    data: Type.Object({ ended: Type.Boolean() }),
  },
} as const;

export type OwnKey = Static<typeof OwnKey>;
