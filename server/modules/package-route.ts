import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { AreaManifest } from '@portal/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { writeAudit } from '../audit/index.ts';
import { success } from '../kernel/calls/envelope.ts';
import { moduleOfKey } from '../keys/index.ts';
import type { Settings } from '../settings/settings.ts';
import type { StateParts } from '../state/state-parts.ts';
import { readArchive } from './package/read-archive.ts';
import { readPackage } from './package/read-package.ts';
import { moduleRefusals } from './refusals.ts';
import { publish } from './store/publish.ts';

/** Where packages are sent to, behind /api: by the pipeline of a module, and by people, who say which module it is. */
const packagePath = { programs: '/v3/iw-module/package', people: '/v3/iw-admin/module/package' } as const;

export interface PackageParts extends Pick<StateParts, 'db' | 'clock'> {
  settings: Pick<Settings, 'dataFolder'>;
  modules: { known: readonly AreaManifest[] };
}

interface Admitting {
  /** Whose key a request bears, if it may publish; it throws a Refusal otherwise. */
  key: (request: FastifyRequest) => Promise<{ accountId: string; keyId: string; address: string }>;
  /** The same of sessions. */
  session: (request: FastifyRequest) => Promise<{ accountId: string; address: string }>;
}

/** Takes packages of modules as they come: a .zip of the folder. */
export function packageRoute(app: FastifyInstance, parts: PackageParts, admit: Admitting): void {
  const { db, clock, settings, modules } = parts;

  async function take(
    { body, raw }: FastifyRequest,
    what: { name: string; version: string },
    by: { who: string; actor: string; accountId: string; address: string },
  ) {
    const place = join(settings.dataFolder, 'content', 'incoming');
    const files = await readArchive((body ?? raw) as Readable, place);
    const { who, ...line } = by;
    const at = clock();
    const published = await publish(db, readPackage({ ...what, files }), { who, at }, modules.known);
    const { outcome, bytes } = published;
    const detail = { module: what.name, version: what.version, outcome, bytes };
    await writeAudit(db, { ...line, at, action: 'publish-module', detail });
    return success(published);
  }

  // In a scope of its own, so that no other route takes what is no JSON.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    const options = { bodyLimit: Number.MAX_SAFE_INTEGER };
    scope.put<{ Params: { version: string } }>(`/api${packagePath.programs}/:version`, options, async (request) => {
      const { accountId, keyId, address } = await admit.key(request);
      const name = await moduleOfKey(db, keyId);
      if (name === '') throw moduleRefusals.noModule();
      const who = `key ${keyId}`;
      return take(request, { name, ...request.params }, { who, actor: who, accountId, address });
    });
    scope.put<{ Params: { name: string; version: string } }>(
      `/api${packagePath.people}/:name/:version`,
      options,
      async (request) => {
        const { accountId, address } = await admit.session(request);
        const person = await db
          .selectFrom('account')
          .select('user_name')
          .where('account_id', '=', accountId)
          .executeTakeFirstOrThrow();
        return take(request, request.params, { who: person.user_name, actor: accountId, accountId, address });
      },
    );
  });
}
