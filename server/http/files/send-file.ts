import type { FastifyReply } from 'fastify';
import type { FileReply } from '../../kernel/calls/file-reply.ts';
import { attachment } from './attachment.ts';

/** Sends it whole, or the range that the request names, so that a download that broke off goes on where it ended. */
export function sendFile(reply: FastifyReply, { folder, name, type, savedAs }: FileReply): FastifyReply {
  reply.type(type).header('content-disposition', attachment(savedAs));
  return reply.sendFile(name, folder, { contentType: false, cacheControl: false });
}
