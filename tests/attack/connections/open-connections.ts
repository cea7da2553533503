import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** How many connections one address opens: the server lets it have a thousand. */
const ofOneAddress = 900;

/** How many are opened or left at once, so that who does it can measure meanwhile. */
const atOnce = 50;

/** The address of this machine that the connection of a number comes from. */
const addressOf = (nth: number) => `127.0.2.${1 + Math.floor(nth / ofOneAddress)}`;

/**
 * Opens connections to a server on this machine that read nothing yet.
 * @param port the server listens on, on 127.0.0.1
 */
export async function openConnections(port: number, count: number): Promise<Socket[]> {
  const opened: Socket[] = [];
  while (opened.length < count) {
    const next = Array.from({ length: Math.min(atOnce, count - opened.length) }, (_, nth) => opened.length + nth);
    opened.push(...(await Promise.all(next.map((nth) => open(port, addressOf(nth))))));
  }
  return opened;
}

/** Leaves connections without a word. */
export async function leaveConnections(sockets: readonly Socket[]): Promise<void> {
  for (const [at, socket] of sockets.entries()) {
    socket.destroy();
    if (at % atOnce === 0) await turn();
  }
}

async function open(port: number, localAddress: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.pause();
  // What the server ends is ended; the figures say what came of it.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}
