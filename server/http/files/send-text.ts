import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TextReply } from '../../kernel/calls/text-reply.ts';

/** Sends it with its mark, or says that the one which the client has is still the same (RFC 9110, 13.1.2). */
export function sendText(request: FastifyRequest, reply: FastifyReply, { body, type }: TextReply): FastifyReply {
  const mark = `"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.header('etag', mark).header('cache-control', 'private, no-cache');
  const known = (request.headers['if-none-match'] ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  if (known.includes(mark)) return reply.code(304).send();
  return reply.type(type).send(body);
}
