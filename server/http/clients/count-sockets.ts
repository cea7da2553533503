import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from './client-network.ts';
import { hangUp, tooManySockets } from './refused-clients.ts';

/**
 * Counts the connections of each network, and hangs up on one too many in words.
 * @param isProxy whether an address is that of a proxy, over which many people come
 */
export function countSockets(server: Server, most: number, isProxy: (address: string) => boolean): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const network = clientNetwork(address);
    const count = counts.get(network) ?? 0;
    if (count >= most) return hangUp(socket, tooManySockets());
    counts.set(network, count + 1);
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
  });
}
