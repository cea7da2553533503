import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often it is looked how much waits, in ms. */
const look = 500;

/**
 * Keeps what clients have not taken of their answers within a limit: a connection has one answer at a time, but many
 * connections have many. Those that wait for the most go first.
 * @param most bytes of all connections together
 * @returns ends the looking
 */
export function boundUnread(server: Server, most: number): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(() => {
    const unread = [...sockets].filter(({ writableLength }) => writableLength > 0);
    let bytes = unread.reduce((sum, { writableLength }) => sum + writableLength, 0);
    if (bytes <= most) return;
    for (const socket of unread.sort((first, other) => other.writableLength - first.writableLength)) {
      if (bytes <= most) break;
      bytes -= socket.writableLength;
      socket.destroy();
    }
  }, look);
  timer.unref();
  return () => clearInterval(timer);
}
