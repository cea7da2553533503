import type { FastifyReply } from 'fastify';
import type { WrittenReply } from '../../kernel/calls/written-reply.ts';

/** Sends it as it is. */
export function sendWritten(reply: FastifyReply, { body, encoding }: WrittenReply): FastifyReply {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}
