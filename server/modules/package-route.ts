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

/** Where packages are sent to, behind /api, with the number of the version in the address. */
const packagePath = '/v3/iw-module/package';

export interface PackageParts extends Pick<StateParts, 'db' | 'clock'> {
  settings: Pick<Settings, 'dataFolder'>;
  modules: { known: readonly AreaManifest[] };
}

/**
 * Takes packages of modules as they come: a .zip of the folder.
 * @param admit whose key a request bears, if it may publish; it throws a Refusal otherwise
 */
export function packageRoute(
  app: FastifyInstance,
  { db, clock, settings, modules }: PackageParts,
  admit: (request: FastifyRequest) => Promise<{ accountId: string; keyId: string; address: string }>,
): void {
  // In a scope of its own, so that no other route takes what is no JSON.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.put<{ Params: { version: string } }>(
      `/api${packagePath}/:version`,
      { bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request) => {
        const { accountId, keyId, address } = await admit(request);
        const name = await moduleOfKey(db, keyId);
        if (name === '') throw moduleRefusals.noModule();
        const { version } = request.params;
        const place = join(settings.dataFolder, 'content', 'incoming');
        const files = await readArchive((request.body ?? request.raw) as Readable, place);
        const by = { who: `key ${keyId}`, at: clock() };
        const published = await publish(db, readPackage({ name, version, files }), by, modules.known);
        const detail = { module: name, version, outcome: published.outcome, bytes: published.bytes };
        await writeAudit(db, { at: by.at, actor: by.who, action: 'publish-module', accountId, address, detail });
        return success(published);
      },
    );
  });
}
