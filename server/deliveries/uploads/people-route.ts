import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { success } from '../../kernel/calls/envelope.ts';
import type { Settings } from '../../settings/settings.ts';
import { takeUpload } from './take-upload.ts';

/**
 * Takes the files that people bring as they come, never as a whole in memory.
 * @param place where they are sent to, behind /api, and the private folder where they lie
 * @param admit whose session a request bears, if it may bring deliveries; it throws a Refusal otherwise
 */
export function peopleRoute(
  app: FastifyInstance,
  { deliveryBytes }: Pick<Settings, 'deliveryBytes'>,
  place: { path: string; folder: string },
  admit: (request: FastifyRequest) => Promise<{ accountId: string }>,
): void {
  // In a scope of its own, so that no other route takes what is no JSON.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.put<{ Params: { id: string } }>(
      `/api${place.path}/:id`,
      { bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request) => {
        const { accountId } = await admit(request);
        const file = { id: request.params.id, accountId, largest: deliveryBytes };
        const bytes = await takeUpload(place.folder, file, (request.body ?? request.raw) as Readable);
        return success({ id: file.id, bytes });
      },
    );
  });
}
