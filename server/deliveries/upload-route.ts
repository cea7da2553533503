import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { writeAudit } from '../audit/index.ts';
import { success } from '../kernel/calls/envelope.ts';
import type { StateParts } from '../state/state-parts.ts';
import { takeFile } from './desk.ts';
import { type DeliveryParts, needFolder } from './handlers.ts';
import { uploadPath } from './upload-path.ts';

/**
 * Takes the files of deliveries as they come, never as a whole in memory.
 * @param admit whose key a request bears, if it may bring deliveries; it throws a Refusal otherwise
 */
export function uploadRoute(
  app: FastifyInstance,
  { db, clock, settings, log }: DeliveryParts & StateParts,
  admit: (request: FastifyRequest) => Promise<{ accountId: string; keyId: string; address: string }>,
): void {
  // In a scope of its own, so that no other route takes what is no JSON.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.put<{ Params: { id: string } }>(
      `/api${uploadPath.programs}/:id`,
      { bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request) => {
        const { accountId, keyId, address } = await admit(request);
        const folder = needFolder(settings);
        const { id } = request.params;
        const file = { id, accountId, largest: settings.deliveryBytes };
        const bytes = await takeFile(folder, file, (request.body ?? request.raw) as Readable);
        const detail = { delivery: id, bytes };
        const actor = `key ${keyId}`;
        await writeAudit(db, { at: clock(), actor, action: 'deliver', accountId, address, detail });
        log()?.info({ delivery: id, key: keyId, account: accountId, bytes }, 'the file of a delivery came');
        return success({ id, bytes });
      },
    );
  });
}
