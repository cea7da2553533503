import { type CallRule, calls, status } from '@portal/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure, MalformedRequest } from '../../kernel/calls/envelope.ts';
import { Refusal, type Refused } from '../../kernel/refusals/refusal.ts';
import { languageOf } from '../../kernel/words/language.ts';
import { storeRefusal } from '../../state/refusals.ts';
import { failed, notFound } from '../clients/refusals.ts';
import { refusedByFastify } from '../clients/refused-by-fastify.ts';
import { noteRefusal } from './noted-requests.ts';
import { queryOf } from './register-calls.ts';

/** Every error under /api becomes an envelope; elsewhere a plain sentence. No stack ever leaves the server. */
export function answerError(
  error: Error & { code?: unknown; statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof Refusal) return send(reply, request, codeOf(error, request), error);
  if (error instanceof MalformedRequest) return send(reply, request, error.httpStatus, error);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return send(reply, request, error.statusCode, refusedByFastify(typeof error.code === 'string' ? error.code : ''));
  }
  const trouble = storeRefusal(error);
  if (trouble) {
    request.log.warn({ err: error }, 'the state store was not to be had');
    return send(reply, request, codeOf(trouble, request), trouble);
  }
  if (reply.raw.destroyed) request.log.debug('the client went away before its answer');
  else request.log.error({ err: error }, 'a call failed');
  return send(reply, request, 500, failed);
}

/** S7.088: an address below /api that is no call answers in the envelope too. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(reply, request, 404, notFound);

/**
 * Who asks for a file or a page keeps what comes with 200, and who sends a file believes that it was taken, so what is
 * refused must not come with it.
 */
function codeOf({ code }: Refusal, request: FastifyRequest): number {
  if (!isCall(request) && code === status.unavailable) return code;
  const { call } = request.routeOptions.config;
  const rule: CallRule | undefined = call && calls[call];
  if (!rule?.file && request.method !== 'PUT') return 200;
  if (signedOut.includes(code)) return 401;
  return typeof code === 'number' && code >= 400 && code < 600 ? code : 409;
}

/** Statuses that a session, or another one, would mend. */
const signedOut: readonly (number | string)[] = [
  status.sessionMissing,
  status.sessionReplaced,
  status.sessionStale,
  status.accountClosed,
];

function send(reply: FastifyReply, request: FastifyRequest, code: number, refused: Refused): FastifyReply {
  noteRefusal(request, refused.id);
  const envelope = failure(refused, languageOf(queryOf(request).language));
  reply.code(code).header('cache-control', 'no-store');
  return isCall(request)
    ? reply.send(envelope)
    : reply.type('text/plain; charset=utf-8').send(envelope.status.msg2Client);
}

export const isCall = (request: FastifyRequest) => /^\/api(\/|\?|$)/.test(request.url);
