import type { CallData, Language, ModuleRow } from '@portal/contract';
import { rolesOf } from '../../accounts/index.ts';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import {
  activate,
  audienceNamed,
  confirm,
  countVisits,
  listModules,
  manifestOfVersion,
  moduleOutcomes,
  moduleRefusals,
  namesOfAudience,
  publishedModule,
  readHealth,
  removeModule,
  removeVersion,
  rollBackFrom,
  unlistedFiles,
} from '../../modules/index.ts';
import type { AdministrationParts } from '../calls/run-task.ts';

/** Days within which visits count. */
const days = 7;
const daysMs = days * 24 * 60 * 60 * 1000;

const none = { shown: 0, failed: 0 };

/** The calls about modules that teams publish: how they fare, and which of their versions stands. */
export function moduleTasks({ db, clock }: Pick<AdministrationParts, 'db' | 'clock'>) {
  const by = async ({ accountId }: CallContext) => {
    const found = await db
      .selectFrom('account')
      .select('user_name')
      .where('account_id', '=', accountId ?? '')
      .executeTakeFirstOrThrow();
    return { who: found.user_name, at: clock() };
  };
  return {
    async listTeamModules() {
      const visitsOf = await countVisits(db, clock() - daysMs);
      const modules = (await listModules(db, null)).map(
        ({ name, owner, confirmed, versions, version, trial, changedAt }): ModuleRow => ({
          name,
          owner,
          confirmed,
          version,
          trial,
          changedAt,
          versions: versions.length,
          visits: version === null ? none : visitsOf(name, version),
          trialVisits: trial === null ? none : visitsOf(name, trial),
        }),
      );
      return { modules, days };
    },

    async readTeamModule({ name }, { accountId, language }) {
      const administers = (await rolesOf(db, accountId ?? '')).includes('admin');
      return { module: await readSheet(name, language, administers), days };
    },

    async confirmTeamModule({ name, version }, context) {
      context.trace.detail = { module: name, version };
      await confirm(db, name, version, await by(context));
      return { text: moduleOutcomes.confirmed[context.language](name, version) };
    },

    async activateTeamModule({ name, version, failurePercent, ...names }, context) {
      context.trace.detail = { module: name, version, ...names };
      const audience = await audienceNamed(db, names);
      const rate = failurePercent === undefined ? {} : { failurePercent };
      const { trial } = await activate(db, { name, version, audience, ...rate }, await by(context));
      return { text: moduleOutcomes[trial === null ? 'activated' : 'onTrial'][context.language](name, version) };
    },

    async rollBackTeamModule({ name, from }, context) {
      context.trace.detail = { module: name, from };
      if (!(await rollBackFrom(db, name, from, await by(context)))) throw moduleRefusals.notStanding(name, from);
      const [{ version } = { version: null }] = await listModules(db, name);
      context.trace.detail = { module: name, version };
      return { text: moduleOutcomes.rolledBack[context.language](name, version) };
    },

    async removeTeamModule({ name, version }, context) {
      context.trace.detail = { module: name, version };
      if (version !== undefined) {
        await removeVersion(db, name, version);
        return { text: moduleOutcomes.removedOne[context.language](name, version) };
      }
      return { text: moduleOutcomes.removed[context.language](name, await removeModule(db, name)) };
    },
  } satisfies Handlers;

  async function readSheet(
    name: string,
    language: Language,
    administers: boolean,
  ): Promise<CallData<'readTeamModule'>['module']> {
    const [found] = await listModules(db, name);
    const latest = found?.versions[0];
    if (!found || !latest) throw moduleRefusals.notFound(name);
    const { key, path, names, parcel = false } = await manifestOfVersion(db, name, latest.version);
    return {
      ...publishedModule(found),
      parcel,
      product: { key, path, title: names[language] },
      // Who else is a customer concerns no team.
      trialFor: administers ? await namesOfAudience(db, found.audience) : { accounts: [], companies: [] },
      health: await readHealth(db, name, clock() - daysMs),
      unlisted: await unlistedFiles(db, name),
    };
  }
}
