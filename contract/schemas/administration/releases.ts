import { type Static, Type } from '@sinclair/typebox';
import { Empty, nullable, RowKey } from '../common.ts';
import { oneOf } from '../market/parts.ts';
import { closed, Day, Done, Typed } from './parts.ts';

export const ReleaseId = RowKey(80);

/** Such as sales.month-missing. */
const RuleKey = Type.String({ pattern: '^[\\w.-]{1,80}$' });

/** Who let something pass, and why. */
const Judgement = Type.Object({ reason: Type.String(), by: Type.String() });

/** A release of the market, and how it came to be published. */
export const ReleaseRow = Type.Object({
  id: Type.String(),
  /** `current` is asked now, a rollback leads to `previous`, what is `kept` can be published. */
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
  anyway: nullable(Judgement),
});

/** What a rule of the gate says of a release. */
export const RuleFinding = Type.Object({
  rule: Type.String(),
  name: Type.String(),
  /** What it is against, with its threshold. */
  text: Type.String(),
  /** `skipped` where it could not be asked, or is off. */
  state: oneOf(['red', 'yellow', 'green', 'skipped'] as const),
  /** How many rows it found that nobody has accepted. */
  found: Type.Integer(),
  /** The worst of them, each in words. */
  rows: Type.Array(Type.String()),
  /** How many rows somebody has accepted, and who did so last. */
  accepted: Type.Integer(),
  acceptedBy: nullable(Judgement),
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
  /** What the rules say of a release, whether it is published or not. */
  checkRelease: {
    payload: Type.Object({ id: ReleaseId }, closed),
    data: Type.Object({
      /** The release it was compared with; null where there was none. */
      against: nullable(Type.String()),
      rules: Type.Array(RuleFinding),
    }),
  },
  acceptFindings: {
    payload: Type.Object({ id: ReleaseId, rule: RuleKey, reason: Typed(500) }, closed),
    data: Done,
  },
  publishRelease: {
    /** A reason publishes it although a rule is red or it is behind. */
    payload: Type.Object({ id: ReleaseId, reason: Type.Optional(Typed(500)) }, closed),
    data: Done,
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
export type RuleFinding = Static<typeof RuleFinding>;
