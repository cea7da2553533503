import { type Static, Type } from '@sinclair/typebox';
import { Empty, nullable, OneLine, RowKey } from './common.ts';
import { oneOf } from './market/parts.ts';

const closed = { additionalProperties: false } as const;

/** Robots of groups in WeCom, DingTalk and Feishu, and a webhook signed as Standard Webhooks says. */
export const receiverKindKeys = ['wecom', 'dingtalk', 'feishu', 'plain'] as const;

const Kind = oneOf(receiverKindKeys);

/** Where the watches of an account are told beside its mail. Its address and secret are written and never read again. */
export const Receiver = Type.Object({
  receiverId: Type.String(),
  kind: Kind,
  /** What its owner calls it. */
  label: Type.String(),
  /** Of the address, which may hold a key behind it. */
  host: Type.String(),
  /** When something last arrived, in milliseconds since 1970; null before. */
  sentAt: nullable(Type.Number()),
  /** Why the last try did not arrive; empty where it did. */
  note: Type.String(),
});

const OfOne = Type.Object({ receiverId: RowKey(60) }, closed);

/** The calls about receivers of watches. */
export const receivers = {
  listReceivers: {
    payload: Empty,
    data: Type.Object({ receivers: Type.Array(Receiver), most: Type.Integer() }),
  },
  addReceiver: {
    payload: Type.Object(
      {
        kind: Kind,
        label: OneLine(50),
        address: Type.String({ minLength: 1, maxLength: 1000 }),
        /** Of DingTalk and Feishu what the robot is signed by, where it wants that; of a plain one `whsec_` and base64. */
        secret: Type.Optional(Type.String({ maxLength: 200 })),
      },
      closed,
    ),
    data: Receiver,
  },
  /** Sends a test message now. */
  tryReceiver: { payload: OfOne, data: Receiver },
  removeReceiver: { payload: OfOne, data: nullable(Empty) },
} as const;

export type Receiver = Static<typeof Receiver>;
export type ReceiverKind = (typeof receiverKindKeys)[number];
