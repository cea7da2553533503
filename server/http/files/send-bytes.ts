import type { FastifyReply } from 'fastify';
import type { BytesReply } from '../../kernel/calls/bytes-reply.ts';
import { attachment } from './attachment.ts';

/** Sends bytes that were made for one call, to be kept under their name. */
export function sendBytes(reply: FastifyReply, { body, type, savedAs }: BytesReply): FastifyReply {
  return reply.type(type).header('content-disposition', attachment(savedAs)).send(body);
}
