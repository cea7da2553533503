import type { FastifyInstance } from 'fastify';
import { compress, encodingFor, forPages } from '../../kernel/calls/encoding.ts';

/** Compresses pages and replies as they are sent; files of the build and written replies are compressed already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'accept-encoding');
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    const accepted = encodingFor(request.headers['accept-encoding']);
    const { body, encoding } = compress(Buffer.from(payload), accepted, isPage ? forPages : undefined);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return body;
  });
}
