import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long answers that are under way may take once the server ends, in ms. */
const graceTime = 10_000;

/**
 * Keeps the end of a server from waiting for who asks nothing: browsers open connections ahead of need, and the
 * framework closes only those that have had an answer. Answers under way have some seconds.
 * @param grace for tests, in ms
 */
export function endConnections(app: FastifyInstance, grace = graceTime): void {
  const silent = new Set<Socket>();
  let deadline: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
    deadline = setTimeout(() => app.server.closeAllConnections(), grace);
  });
  app.addHook('onClose', async () => clearTimeout(deadline));
}
