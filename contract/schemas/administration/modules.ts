import { type Static, Type } from '@sinclair/typebox';
import { Empty, nullable } from '../common.ts';
import { ModuleNames, ModuleVersion, PublishedModule, VersionHealth } from '../modules.ts';
import { closed, Done } from './parts.ts';

/** The first segment of its addresses. */
const ModuleName = Type.String({ pattern: '^[A-Za-z0-9][\\w-]{0,63}$' });

/** Visits of a version, of each account one an hour at most. */
const Visits = Type.Object({ shown: Type.Integer(), failed: Type.Integer() });

/** A module of a team as the list of all has it. */
export const ModuleRow = Type.Object({
  name: Type.String(),
  owner: Type.String(),
  confirmed: Type.Boolean(),
  /** How many versions there are. */
  versions: Type.Integer(),
  version: nullable(Type.String()),
  trial: nullable(Type.String()),
  changedAt: Type.Number(),
  /** Of the version that stands, and of the one on trial, within the days of the list. */
  visits: Visits,
  trialVisits: Visits,
});

/** A module whole, for its page. */
export const ModuleSheet = Type.Composite([
  PublishedModule,
  Type.Object({
    /** Whether it is a parcel, which is no product and has no page. */
    parcel: Type.Boolean(),
    /** What the product is called that its latest version wants, and where it lies: what an operator confirms. */
    product: Type.Object({ key: Type.String(), path: Type.String(), title: Type.String() }),
    /** Who has the trial: user names, and names of companies. */
    trialFor: Type.Object({ accounts: Type.Array(Type.String()), companies: Type.Array(Type.String()) }),
    health: Type.Array(VersionHealth),
    /** Scripts and styles that the manifest of a version does not list, by version: no browser checks them by a hash. */
    unlisted: Type.Record(ModuleVersion, Type.Array(Type.String())),
  }),
]);

const chosen = { name: ModuleName, version: ModuleVersion };

/** Modules of teams, by who administers the portal; `developer` reads. Days are those within which visits count. */
export const administeredModules = {
  listTeamModules: {
    payload: Empty,
    data: Type.Object({ modules: Type.Array(ModuleRow), days: Type.Integer() }),
  },
  readTeamModule: {
    payload: Type.Object({ name: ModuleName }, closed),
    data: Type.Object({ module: ModuleSheet, days: Type.Integer() }),
  },
  /** Its product and names, as a version has them. */
  confirmTeamModule: { payload: Type.Object(chosen, closed), data: Done },
  activateTeamModule: {
    payload: Type.Object(
      {
        ...chosen,
        /** Who has it from now on; all where neither is named. */
        accounts: Type.Optional(ModuleNames),
        companies: Type.Optional(ModuleNames),
        /** A version of whose visits more fail, in percent, is rolled back; null: none is; left as it is where absent. */
        failurePercent: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 100 }))),
      },
      closed,
    ),
    data: Done,
  },
  /** From the version that stands or is on trial: where it does no more, nothing is done. */
  rollBackTeamModule: { payload: Type.Object({ name: ModuleName, from: ModuleVersion }, closed), data: Done },
  /** Without a version the module goes whole. */
  removeTeamModule: {
    payload: Type.Object({ name: ModuleName, version: Type.Optional(ModuleVersion) }, closed),
    data: Done,
  },
} as const;

export type ModuleRow = Static<typeof ModuleRow>;
export type ModuleSheet = Static<typeof ModuleSheet>;
