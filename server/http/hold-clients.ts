import type { FastifyInstance } from 'fastify';
import type { ClientLimits } from '../settings/settings-clients.ts';
import { countSockets } from './count-sockets.ts';
import { leaveSlow, leaveStalled } from './leave-slow.ts';
import { headersTooLarge, refuseClient } from './refused-clients.ts';

/** What Fastify is made with, so that heads of requests keep the limits. */
export const clientOptions = ({ headerBytes, time }: ClientLimits) => ({
  http: { maxHeaderSize: headerBytes, headersTimeout: time, connectionsCheckingInterval: Math.ceil(time / 6) },
  clientErrorHandler: ({ code }: { code: string }, socket: Parameters<typeof refuseClient>[1]) =>
    refuseClient(code, socket),
});

/**
 * Keeps clients within the limits: connections of one network, fields of a head, and how slowly one may send or take.
 * @param isProxy whether an address is that of a proxy, over which many people come
 */
export function holdClients(app: FastifyInstance, limits: ClientLimits, isProxy: (address: string) => boolean): void {
  // Node leaves out what comes beyond this without a word, so it is told to keep one more than may come.
  app.server.maxHeadersCount = limits.headers + 1;
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.rawHeaders.length > 2 * limits.headers) throw headersTooLarge();
  });
  countSockets(app.server, limits.sockets, isProxy);
  leaveStalled(app.server, limits.time);
  const end = leaveSlow(app.server, limits.time);
  app.addHook('onClose', async () => end());
}
