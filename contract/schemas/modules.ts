import { type Static, Type } from '@sinclair/typebox';
import { type FailureKind, failureKinds } from '../constants.ts';
import { Empty, nullable } from './common.ts';
import { oneOf } from './market/parts.ts';

const closed = { additionalProperties: false } as const;

export const ModuleVersion = Type.String({ pattern: '^[0-9A-Za-z.-]{1,60}$' });

/** User names, or names of companies. */
export const ModuleNames = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 500 });

/** `current` stands for all, `trial` for some, a rollback leads to `former`; what is `kept` stands for nobody. */
export const versionStates = ['current', 'trial', 'former', 'kept'] as const;

/** A module that a team publishes, with its versions. */
export const PublishedModule = Type.Object({
  /** The first segment of its addresses. */
  name: Type.String(),
  owner: Type.String(),
  /** Whether the operator has confirmed its product and names. */
  confirmed: Type.Boolean(),
  version: nullable(Type.String()),
  trial: nullable(Type.String()),
  /** How many accounts and companies have the trial. */
  trialAccounts: Type.Integer(),
  trialCompanies: Type.Integer(),
  /** A version of whose visits more fail, in percent, is rolled back; null where it is not. */
  failurePercent: nullable(Type.Integer()),
  /** From where files of it may come beside the portal: exact origins that the operator has named. */
  origins: Type.Array(Type.String()),
  /** The last change, in milliseconds since 1970, and who made it. */
  changedAt: Type.Number(),
  changedBy: Type.String(),
  /** The latest first. */
  versions: Type.Array(
    Type.Object({
      version: Type.String(),
      bytes: Type.Integer(),
      /** Of the folder where its files stay with their team; null where the portal has them. */
      address: nullable(Type.String()),
      publishedAt: Type.Number(),
      publishedBy: Type.String(),
      state: oneOf(versionStates),
    }),
  ),
});

export const VersionHealth = Type.Object({
  version: Type.String(),
  /** Reports of an area on screen, and of failures: of each account one an hour at most. */
  shown: Type.Integer(),
  failed: Type.Integer(),
  kinds: Type.Record(Type.String(), Type.Integer()),
  /** Until the area was on screen, in ms: the median, and what 95 of 100 do not exceed; null where nobody has seen it. */
  medianMs: nullable(Type.Integer()),
  slowMs: nullable(Type.Integer()),
});

/** What stands after a change. */
const Standing = Type.Object({
  name: Type.String(),
  version: nullable(Type.String()),
  trial: nullable(Type.String()),
});

/** The calls of pipelines that publish modules; a package comes by PUT, as it is no JSON. */
export const modules = {
  readModule: { payload: Empty, data: nullable(PublishedModule) },
  /** A version whose files stay where its team serves them: at the address of their folder, at an origin that is named. */
  publishModuleAddress: {
    payload: Type.Object({ version: ModuleVersion, address: Type.String({ minLength: 1, maxLength: 500 }) }, closed),
    data: Type.Object({
      name: Type.String(),
      version: Type.String(),
      outcome: oneOf(['published', 'unchanged'] as const),
      files: Type.Integer(),
      bytes: Type.Integer(),
      /** Scripts and styles that come with it and that its manifest does not list: no browser checks them by a hash. */
      unlisted: Type.Array(Type.String()),
      /** Whether the operator has to confirm its product and names before it may stand. */
      confirm: Type.Boolean(),
    }),
  },
  activateModule: {
    payload: Type.Object(
      {
        version: ModuleVersion,
        /** Who has it from now on; all where neither is named. */
        accounts: Type.Optional(ModuleNames),
        companies: Type.Optional(ModuleNames),
        failurePercent: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 100 }))),
      },
      closed,
    ),
    data: Standing,
  },
  rollBackModule: { payload: Empty, data: Standing },
  /** How each version has fared within the last days, without a word that a person has typed. */
  readModuleHealth: {
    payload: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })) }, closed),
    data: Type.Object({ versions: Type.Array(VersionHealth) }),
  },
  /** A page says that a version is on screen, or why it is not. */
  reportModule: {
    payload: Type.Object(
      {
        name: Type.String({ maxLength: 100 }),
        version: ModuleVersion,
        kind: Type.Optional(Type.Unsafe<FailureKind>(Type.Union(failureKinds.map((kind) => Type.Literal(kind))))),
        ms: Type.Integer({ minimum: 0, maximum: 600_000 }),
      },
      closed,
    ),
    data: Type.Object({ success: Type.Boolean() }),
  },
  removeModuleVersion: { payload: Type.Object({ version: ModuleVersion }, closed), data: nullable(Empty) },
} as const;

export type PublishedModule = Static<typeof PublishedModule>;
