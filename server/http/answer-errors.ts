import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure, MalformedRequest } from '../kernel/envelope.ts';
import { languageOf } from '../kernel/language.ts';
import { Refusal, type Refused } from '../kernel/refusal.ts';
import { failed, notFound } from './refusals.ts';
import { refusedByFastify } from './refused-by-fastify.ts';
import { noteRefusal } from './refused-requests.ts';
import { queryOf } from './register-calls.ts';

/** Every error under /api becomes an envelope; elsewhere a plain sentence. No stack ever leaves the server. */
export function answerError(
  error: Error & { code?: unknown; statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof Refusal) return send(reply, request, 200, error);
  if (error instanceof MalformedRequest) return send(reply, request, error.httpStatus, error);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return send(reply, request, error.statusCode, refusedByFastify(typeof error.code === 'string' ? error.code : ''));
  }
  if (reply.raw.destroyed) request.log.debug('the client went away before its answer');
  else request.log.error({ err: error }, 'a call failed');
  return send(reply, request, 500, failed);
}

/** S7.088: an address below /api that is no call answers in the envelope too. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(reply, request, 404, notFound);

function send(reply: FastifyReply, request: FastifyRequest, code: number, refused: Refused): FastifyReply {
  noteRefusal(request, refused.id);
  const envelope = failure(refused, languageOf(queryOf(request).language));
  reply.code(code).header('cache-control', 'no-store');
  return isCall(request)
    ? reply.send(envelope)
    : reply.type('text/plain; charset=utf-8').send(envelope.status.msg2Client);
}

export const isCall = (request: FastifyRequest) => /^\/api(\/|\?|$)/.test(request.url);
