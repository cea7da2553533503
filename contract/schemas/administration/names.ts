import { type Static, Type } from '@sinclair/typebox';
import { listFileBytes, namedFields, succeededFields, unitedFields } from '../../administration.ts';
import { Empty, Month } from '../common.ts';
import { oneOf } from '../market/parts.ts';
import { closed, Done, Typed } from './parts.ts';
import { ReleaseId } from './releases.ts';

/** The longest name and note, in characters. */
const longest = 100;

const InBoth = Type.Object({ zh_CN: Type.String(), en: Type.String() });

const UnitedField = oneOf(unitedFields);

/** A member as a person names it: by its key, or its name in either language. */
const Member = Typed(2 * longest);

/** Two members of a release that may be one. */
export const NameCandidate = Type.Object({
  field: UnitedField,
  members: Type.Array(
    Type.Object({
      key: Type.String(),
      name: InBoth,
      /** Units over all months and sources, and in how many months there are figures. */
      sold: Type.Number(),
      months: Type.Number(),
    }),
    { minItems: 2, maxItems: 2 },
  ),
  /** What speaks for it, in sentences. */
  reasons: Type.Array(Type.String()),
  /** What speaks against it; empty where nothing does. */
  against: Type.String(),
});

/** What somebody decided that a name of files stands for. */
export const DecidedName = Type.Object({
  field: oneOf(namedFields),
  name: Type.String(),
  standsFor: Type.String(),
  by: Type.String(),
  /** Milliseconds since 1970. */
  at: Type.Number(),
});

/** Two members of which somebody decided that they are two. */
export const ApartNames = Type.Object({
  field: UnitedField,
  members: Type.Array(Type.Object({ key: Type.String(), name: InBoth }), { minItems: 2, maxItems: 2 }),
  by: Type.String(),
  /** Milliseconds since 1970. */
  at: Type.Number(),
});

const SucceededField = oneOf(succeededFields);

const Succeeding = Type.Object({ key: Type.String(), name: InBoth });

/** Two members of a release of which the one came in the place of the other. */
export const Succession = Type.Object({
  field: SucceededField,
  predecessor: Succeeding,
  successor: Succeeding,
  /** The first month of the successor. */
  month: Month,
});

/** A list of successions as CSV: its bytes as base64, so that its encoding is found as that of any file. */
const ListFile = Type.String({
  minLength: 1,
  maxLength: Math.ceil(listFileBytes / 3) * 4,
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
});

/** A row of such a list that has been looked at. */
export const ListedSuccession = Type.Object({
  /** As a spreadsheet counts: the header is row 1. */
  row: Type.Integer(),
  /** Empty where it names none that can be succeeded. */
  field: oneOf([...succeededFields, ''] as const),
  /** As the release calls them, else as they stand there. */
  predecessor: Type.String(),
  successor: Type.String(),
  month: Type.String(),
  /** Whether the release knows of it already. */
  known: Type.Boolean(),
  /** Why it is refused; empty where it is not. */
  fault: Type.String(),
});

export const administeredNames = {
  listNames: {
    payload: Empty,
    data: Type.Object({
      /** Releases whose members can be compared, the newest first. */
      releases: Type.Array(Type.Object({ id: Type.String(), current: Type.Boolean() })),
      decided: Type.Array(DecidedName),
      /** The newest first. */
      apart: Type.Array(ApartNames),
    }),
  },
  /** The members of a release that may be one under two names, the likeliest first; it takes seconds. */
  findNameCandidates: {
    payload: Type.Object({ release: ReleaseId }, closed),
    data: Type.Object({ candidates: Type.Array(NameCandidate) }),
  },
  /** Without what it stands for, a decision is taken back. */
  decideName: {
    payload: Type.Object(
      { field: oneOf(namedFields), name: Typed(2 * longest), standsFor: Type.Optional(Typed(2 * longest)) },
      closed,
    ),
    data: Done,
  },
  /** To take it back no release is needed. */
  decideApart: {
    payload: Type.Object(
      {
        release: Type.Optional(ReleaseId),
        field: UnitedField,
        members: Type.Tuple([Member, Member]),
        takenBack: Type.Boolean(),
      },
      closed,
    ),
    data: Done,
  },
  /** Makes an unpublished release in which they are one. */
  uniteMembers: {
    payload: Type.Object(
      { release: ReleaseId, field: UnitedField, from: Member, into: Member, note: Type.Optional(Typed(2 * longest)) },
      closed,
    ),
    data: Type.Composite([Done, Type.Object({ release: Type.String() })]),
  },
  /** Who was succeeded by whom in a release. */
  listSuccessions: {
    payload: Type.Object({ release: ReleaseId }, closed),
    data: Type.Object({ successions: Type.Array(Succession) }),
  },
  /** Makes an unpublished release in which the one succeeds the other; without a month, in which it does so no more. */
  succeedMembers: {
    payload: Type.Object(
      {
        release: ReleaseId,
        field: SucceededField,
        predecessor: Member,
        successor: Member,
        month: Type.Optional(Month),
        note: Type.Optional(Typed(2 * longest)),
      },
      closed,
    ),
    data: Type.Composite([Done, Type.Object({ release: Type.String() })]),
  },
  /** Looks at a list and changes nothing. */
  checkSuccessionList: {
    payload: Type.Object({ release: ReleaseId, file: ListFile }, closed),
    data: Type.Object({ rows: Type.Array(ListedSuccession) }),
  },
  /** Makes an unpublished release with all successions of a list, or none where a row is refused. */
  succeedByList: {
    payload: Type.Object({ release: ReleaseId, file: ListFile, note: Type.Optional(Typed(2 * longest)) }, closed),
    data: Type.Composite([Done, Type.Object({ release: Type.String() })]),
  },
} as const;

export type NameCandidate = Static<typeof NameCandidate>;
export type DecidedName = Static<typeof DecidedName>;
export type ApartNames = Static<typeof ApartNames>;
export type Succession = Static<typeof Succession>;
