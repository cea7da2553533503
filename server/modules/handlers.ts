import type { AreaManifest, FailureKind, PublishedModule } from '@portal/contract';
import type { CallContext, Handlers } from '../kernel/calls/call.ts';
import { moduleOfKey } from '../keys/index.ts';
import type { Settings } from '../settings/settings.ts';
import type { StateParts } from '../state/state-parts.ts';
import { audienceNamed } from './audience.ts';
import { type ListedModule, listModules } from './list.ts';
import type { InsideSettings } from './package/inside-for.ts';
import { publishAddress } from './publish-address.ts';
import { moduleRefusals } from './refusals.ts';
import { noteReport, readHealth } from './reports.ts';
import { activate, rollBack } from './store/activate.ts';
import { removeVersion } from './store/remove.ts';
import { watchVersion } from './watch-version.ts';

const day = 24 * 60 * 60 * 1000;

export interface ModuleParts extends Pick<StateParts, 'db' | 'clock'> {
  settings: Pick<Settings, 'webhooks'> & InsideSettings;
  modules: { known: readonly AreaManifest[] };
  /** Where people reach the portal. */
  origin: () => string;
  /** Counts what pages report; null when nothing is measured. */
  metrics: { moduleReported(module: string, version: string, kind: FailureKind | null): void } | null;
}

/** The calls of pipelines: each key is for one module, and no call names another. And what pages report. */
export function moduleHandlers({ db, clock, settings, modules, origin, metrics }: ModuleParts) {
  const own = async ({ keyId }: Pick<CallContext, 'keyId'>): Promise<string> => {
    const name = keyId === null ? '' : await moduleOfKey(db, keyId);
    if (name === '') throw moduleRefusals.noModule();
    return name;
  };
  const by = ({ keyId }: Pick<CallContext, 'keyId'>) => ({ who: `key ${keyId}`, at: clock() });

  return {
    async readModule(_payload, context) {
      const [found] = await listModules(db, await own(context));
      return found ? publishedModule(found) : null;
    },

    async publishModuleAddress({ version, address }, context) {
      const name = await own(context);
      const what = { module: name, version, address };
      context.trace.detail = what;
      const parts = { settings, known: modules.known, page: origin() };
      const published = await publishAddress(db, { name, version, address }, by(context), parts);
      context.trace.detail = { ...what, outcome: published.outcome, bytes: published.bytes };
      return published;
    },

    async activateModule({ version, failurePercent, ...names }, context) {
      const name = await own(context);
      context.trace.detail = { module: name, version, ...names };
      const audience = await audienceNamed(db, names);
      const rate = failurePercent === undefined ? {} : { failurePercent };
      return activate(db, { name, version, audience, ...rate }, by(context));
    },

    async rollBackModule(_payload, context) {
      const name = await own(context);
      const standing = await rollBack(db, name, by(context));
      context.trace.detail = { module: name, version: standing.version };
      return standing;
    },

    async readModuleHealth({ days = 7 }, context) {
      return { versions: await readHealth(db, await own(context), clock() - days * day) };
    },

    async reportModule({ name, version, kind = null, ms }, { accountId }) {
      const found = await db
        .selectFrom('module')
        .select(['version', 'former', 'trial'])
        .where('name', '=', name)
        .executeTakeFirst();
      // Pages that are open go on with the version before; of others nothing is kept.
      if (!found || ![found.version, found.former, found.trial].includes(version) || accountId === null)
        return { success: true };
      metrics?.moduleReported(name, version, kind);
      const now = clock();
      await noteReport(db, { name, version, kind, ms, accountId }, now);
      const addresses = settings.webhooks?.addresses ?? [];
      if (kind !== null) await watchVersion(db, { name, version }, { now, addresses });
      return { success: true };
    },

    async removeModuleVersion({ version }, context) {
      const name = await own(context);
      context.trace.detail = { module: name, version };
      await removeVersion(db, name, version);
      return null;
    },
  } satisfies Handlers;
}

/** A module as teams see it: of a trial's people, how many there are. */
export const publishedModule = ({ audience, ...module }: ListedModule): PublishedModule => ({
  ...module,
  trialAccounts: audience.accounts.length,
  trialCompanies: audience.companies.length,
});
