import type { FastifyInstance } from 'fastify';
import { compress, encodingFor } from '../../kernel/calls/encoding.ts';

/** Compresses pages and replies as they are sent; files of the build and written replies are compressed already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'accept-encoding');
    const { body, encoding } = compress(Buffer.from(payload), encodingFor(request.headers['accept-encoding']));
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return body;
  });
}
