import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import type { ClientLimits } from '../../settings/settings-clients.ts';
import { boundUnread } from './bound-unread.ts';
import { countRequests } from './count-requests.ts';
import { countSockets } from './count-sockets.ts';
import { leaveSlow, leaveStalled } from './leave-slow.ts';
import { serveOneAtATime } from './one-at-a-time.ts';
import { refuseOddHeads } from './refuse-odd-heads.ts';
import { refuseClient } from './refused-clients.ts';

const serverFactory: FastifyServerFactory = (handle, options) => serveOneAtATime(handle, options);

/** What Fastify is made with, so that heads of requests keep the limits, and connections their turns. */
export const clientOptions = ({ headerBytes, time }: ClientLimits) => ({
  serverFactory,
  http: { maxHeaderSize: headerBytes, headersTimeout: time, connectionsCheckingInterval: Math.ceil(time / 6) },
  clientErrorHandler: ({ code }: { code: string }, socket: Parameters<typeof refuseClient>[1]) =>
    refuseClient(code, socket),
});

/**
 * Keeps clients within the limits: connections of one network, requests under way, heads that are none, how slowly one
 * may send or take, and what of answers waits to be taken.
 * @param isProxy whether an address is that of a proxy, over which many people come
 */
export function holdClients(app: FastifyInstance, limits: ClientLimits, isProxy: (address: string) => boolean): void {
  refuseOddHeads(app, limits.headers);
  countRequests(app, limits.requests);
  countSockets(app.server, limits.sockets, isProxy);
  leaveStalled(app.server, limits.time);
  const ends = [leaveSlow(app.server, limits.time), boundUnread(app.server, limits.unreadBytes)];
  app.addHook('onClose', async () => {
    for (const end of ends) end();
  });
}
