import { type Static, Type } from '@sinclair/typebox';
import { nullable, RowKey } from '../common.ts';
import { oneOf } from '../market/parts.ts';
import { closed, Day, Done, Typed } from './parts.ts';

/** What became of a message: its gateway took it, it was written to the outbox, or neither. */
export const messageOutcomes = ['sent', 'outbox', 'failed'] as const;

/** A message to a person, without what it says. */
export const MessageRow = Type.Object({
  id: Type.String(),
  at: Type.Number(),
  channel: oneOf(['sms', 'email'] as const),
  kind: oneOf(['code', 'account', 'notice', 'watch'] as const),
  /** Masked. */
  receiver: Type.String(),
  /** Who has the contact. */
  accounts: Type.Array(Type.Object({ userId: Type.String(), userNm: Type.String() })),
  outcome: oneOf(messageOutcomes),
  /** What the gateway says of a failure. */
  note: Type.String(),
});

/** `next` of the portion before. */
const Place = Type.String({ pattern: '^\\d{1,16}\\.[\\w-]{1,64}$' });

export const TrailRow = Type.Object({
  id: Type.String(),
  at: Type.Number(),
  /** Who did it, as the trail has it, and by name where it was an account. */
  actor: Type.String(),
  actorNm: Type.String(),
  action: Type.String(),
  outcome: Type.String(),
  userNm: Type.String(),
  address: Type.String(),
  /** What else is known, as JSON. */
  detail: Type.String(),
});

/** A watch of an account. What it is about is for administrators alone. */
export const WatchRow = Type.Object({
  id: Type.String(),
  /** When it was made. */
  at: Type.Number(),
  userId: Type.String(),
  userNm: Type.String(),
  name: Type.String(),
  says: Type.String(),
  state: oneOf(['active', 'paused', 'stopped'] as const),
  /** Why nothing was sent the last time; empty where nothing was amiss. */
  note: Type.String(),
  sentAt: nullable(Type.Number()),
  /** When it is due by calendar, or tried again; null where it waits for a release. */
  nextAt: nullable(Type.Number()),
});

/** By what watches are chosen: their state, or that nothing was sent the last time. */
export const watchConditions = ['active', 'paused', 'stopped', 'trouble'] as const;

const trailFilter = {
  /** User name of the account that lines are about. */
  userNm: Type.Optional(Typed(200)),
  action: Type.Optional(RowKey(50)),
  outcome: Type.Optional(oneOf(['done', 'refused', 'closed'] as const)),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
};

/** What was done, and what went out to people. */
export const administeredRecords = {
  exportTrail: {
    payload: Type.Object(trailFilter, closed),
    /** Lines of CSV, in UTF-8 with a mark; no cell is run by a spreadsheet. */
    data: Type.Object({ csv: Type.String(), lines: Type.Integer(), complete: Type.Boolean() }),
  },
  listMessages: {
    payload: Type.Object(
      {
        /** User name of an account that has the contact. */
        userNm: Type.Optional(Type.String({ maxLength: 50 })),
        outcome: Type.Optional(oneOf(messageOutcomes)),
        after: Type.Optional(Place),
      },
      closed,
    ),
    data: Type.Object({ lines: Type.Array(MessageRow), next: nullable(Type.String()) }),
  },
  listAllWatches: {
    payload: Type.Object(
      {
        /** User name of whose they are. */
        userNm: Type.Optional(Type.String({ maxLength: 50 })),
        condition: Type.Optional(oneOf(watchConditions)),
        after: Type.Optional(Place),
      },
      closed,
    ),
    data: Type.Object({ lines: Type.Array(WatchRow), next: nullable(Type.String()) }),
  },
  pauseAccountWatch: {
    payload: Type.Object({ id: RowKey(60), reason: Typed(400) }, closed),
    data: Done,
  },
  readTrail: {
    payload: Type.Object(
      {
        /** User name of the account that lines are about. */
        userNm: Type.Optional(Type.String({ maxLength: 50 })),
        action: Type.Optional(RowKey(50)),
        outcome: Type.Optional(oneOf(['done', 'refused', 'closed'] as const)),
        from: Type.Optional(Day),
        to: Type.Optional(Day),
        /** `next` of the answer before. */
        after: Type.Optional(Place),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
      },
      closed,
    ),
    data: Type.Object({ lines: Type.Array(TrailRow), next: nullable(Type.String()) }),
  },
} as const;

export type MessageRow = Static<typeof MessageRow>;
export type WatchRow = Static<typeof WatchRow>;
export type TrailRow = Static<typeof TrailRow>;
