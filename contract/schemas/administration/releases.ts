import { type Static, Type } from '@sinclair/typebox';
import { Empty, nullable } from '../common.ts';
import { oneOf } from '../market/parts.ts';
import { closed, Day, Done, Typed } from './parts.ts';

/** A release of the market, and how it came to be published. */
export const ReleaseRow = Type.Object({
  id: Type.String(),
  /** `current` is asked now, a rollback leads to `previous`, what is `kept` can be published by the command line. */
  state: oneOf(['current', 'previous', 'kept'] as const),
  createdAt: Type.String(),
  publishedAt: nullable(Type.String()),
  first: Type.String(),
  last: Type.String(),
  facts: Type.Integer(),
  demonstration: Type.Boolean(),
  note: Type.String(),
  /** How many deliveries came into it. */
  deliveries: Type.Integer(),
  /** What the rules of the gate found, and nobody had accepted. */
  found: Type.Array(
    Type.Object({ rule: Type.String(), severity: oneOf(['red', 'yellow'] as const), count: Type.Integer() }),
  ),
  /** Who published it although a rule was red, and why. */
  anyway: nullable(Type.Object({ reason: Type.String(), by: Type.String() })),
});

export const administeredReleases = {
  listReleases: {
    payload: Empty,
    data: Type.Object({
      /** The newest first. */
      releases: Type.Array(ReleaseRow),
      /** When readers may expect figures next; null where nobody has said it. */
      next: nullable(Type.Object({ on: Type.String(), note: Type.String() })),
    }),
  },
  rollBackRelease: {
    payload: Type.Object({ reason: Typed(500) }, closed),
    data: Done,
  },
  setNextRelease: {
    /** Without a day it is taken back. */
    payload: Type.Object({ on: Type.Optional(Day), note: Type.Optional(Typed(100)) }, closed),
    data: Done,
  },
} as const;

export type ReleaseRow = Static<typeof ReleaseRow>;
