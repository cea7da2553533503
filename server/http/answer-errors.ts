import { type Language, status } from '@portal/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failed, failure, MalformedRequest, notFound } from '../kernel/envelope.ts';
import { languageOf } from '../kernel/language.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Sentence } from '../kernel/sentence.ts';
import { noteRefusal } from './refused-requests.ts';
import { queryOf } from './register-calls.ts';

/** What Fastify itself refuses before a call is reached, by its error code. */
const refusedByFastify: Record<string, Sentence> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { zh_CN: '请求内容过大。', en: 'The body of the request is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    zh_CN: '请求内容必须是 JSON（Content-Type: application/json）。',
    en: 'The body of the request must be JSON (Content-Type: application/json).',
  },
};

const malformed: Sentence = { zh_CN: '请求的格式不正确。', en: 'The request is malformed.' };

/** Every error under /api becomes an envelope; elsewhere a plain sentence. No stack ever leaves the server. */
export function answerError(
  error: Error & { code?: string; statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOf(queryOf(request).language);
  if (error instanceof Refusal) {
    noteRefusal(request);
    return send(reply, request, 200, failure(error.code, error.sentence, error.hint, language));
  }
  if (error instanceof MalformedRequest) {
    return send(reply, request, error.httpStatus, failure(status.malformed, error.sentence, error.hint, language));
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    const sentence = refusedByFastify[error.code ?? ''] ?? malformed;
    return send(reply, request, error.statusCode, failure(status.malformed, sentence, error.code ?? '', language));
  }
  if (reply.raw.destroyed) request.log.debug('the client went away before its answer');
  else request.log.error({ err: error }, 'a call failed');
  return send(reply, request, 500, failure(status.failed, failed, '', language));
}

/** S7.088: an address below /api that is no call answers in the envelope too. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language: Language = languageOf(queryOf(request).language);
  return send(reply, request, 404, failure(status.notFound, notFound, 'no such call', language));
}

function send(
  reply: FastifyReply,
  request: FastifyRequest,
  code: number,
  envelope: ReturnType<typeof failure>,
): FastifyReply {
  reply.code(code).header('cache-control', 'no-store');
  return isCall(request)
    ? reply.send(envelope)
    : reply.type('text/plain; charset=utf-8').send(envelope.status.msg2Client);
}

export const isCall = (request: FastifyRequest) => /^\/api(\/|\?|$)/.test(request.url);
