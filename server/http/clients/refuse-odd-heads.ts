import type { FastifyInstance } from 'fastify';
import { headersTooLarge, notHttp, twoHosts } from './refused-clients.ts';

const versions = new Set(['1.0', '1.1']);

/** How many fields of a name a head has. @param rawHeaders names and values in turn */
const countOf = (rawHeaders: readonly string[], name: string) =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length;

/**
 * Refuses heads that Node lets through: of another version than HTTP/1.0 and 1.1, with more fields than a client may
 * send, or with two hosts, of which a proxy before the server might have believed the other one.
 */
export function refuseOddHeads(app: FastifyInstance, mostFields: number): void {
  // Node leaves out what comes beyond this without a word, so it is told to keep one more than may come.
  app.server.maxHeadersCount = mostFields + 1;
  app.addHook('onRequest', async ({ raw: { rawHeaders, httpVersion } }, reply) => {
    if (!versions.has(httpVersion)) throw notHttp();
    if (rawHeaders.length > 2 * mostFields) throw headersTooLarge();
    if (countOf(rawHeaders, 'host') <= 1) return;
    reply.header('connection', 'close');
    throw twoHosts();
  });
}
