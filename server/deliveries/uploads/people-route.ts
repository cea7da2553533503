import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { success } from '../../kernel/calls/envelope.ts';
import { uploadPath } from '../upload-path.ts';
import type { UploadParts, Uploads } from './open-uploads.ts';
import { takeUpload } from './take-upload.ts';

/**
 * Takes the files that people bring as they come, never as a whole in memory.
 * @param admit whose session a request bears, if it may bring deliveries; it throws a Refusal otherwise
 */
export function peopleRoute(
  app: FastifyInstance,
  { settings }: Pick<UploadParts, 'settings'>,
  { folder }: Uploads,
  admit: (request: FastifyRequest) => Promise<{ accountId: string }>,
): void {
  // In a scope of its own, so that no other route takes what is no JSON.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.put<{ Params: { id: string } }>(
      `/api${uploadPath.people}/:id`,
      { bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request) => {
        const { accountId } = await admit(request);
        const file = { id: request.params.id, accountId, largest: settings.deliveryBytes };
        const bytes = await takeUpload(folder, file, (request.body ?? request.raw) as Readable);
        return success({ id: file.id, bytes });
      },
    );
  });
}
