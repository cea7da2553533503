import { type FastifyInstance, LogController } from 'fastify';
import { newRequestId, onBehalfOfRequest } from '../kernel/request-id.ts';

/** What an answer says of which request it is. */
const header = 'x-request-id';

/** What Fastify is made with, so that each request has a name of the server's, which its lines in the log say. */
export const namedRequests = {
  genReqId: newRequestId,
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
};

/**
 * Tells clients how their request is called, and all that works at it. Added before any other hook.
 */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    onBehalfOfRequest(request.id, done);
  });
  // What comes of a body begins at the connection, which several requests share.
  app.addHook('preValidation', (request, _reply, done) => onBehalfOfRequest(request.id, done));
}
