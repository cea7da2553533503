import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hangUp, tooSlow } from './refused-clients.ts';

/** What anybody's line does, in bytes a second. */
const pace = 1024;

/** How often it is looked how far each client is, within the time that it has. */
const looks = 6;

/** How far a client was when it was last found to keep pace. */
interface Mark {
  at: number;
  /** Bytes of the request that have come. */
  came: number;
}

/** Whether more of a body is to come from the client: not when what has come waits for us. */
const sends = (request: IncomingMessage | undefined) =>
  request !== undefined && !request.complete && request.readableLength === 0;

/**
 * Leaves clients that send a body ever so slowly: each keeps a connection. They are told.
 * @param time how long one may be slower than any line is, in milliseconds
 * @returns ends the looking
 */
export function leaveSlow(server: Server, time: number): () => void {
  const marks = new Map<Socket, Mark>();
  const requests = new WeakMap<Socket, IncomingMessage>();
  const least = (pace * time) / 1000;
  server.on('connection', (socket: Socket) => {
    marks.set(socket, { at: performance.now(), came: 0 });
    socket.once('close', () => marks.delete(socket));
  });
  // Where a request is begun, and not where it comes: what waits behind another one has not been asked for.
  server.on('turn', (request: IncomingMessage) => requests.set(request.socket, request));

  const look = (socket: Socket, mark: Mark): void => {
    const now = performance.now();
    const isBehind = sends(requests.get(socket)) && socket.bytesRead - mark.came < least;
    if (!isBehind) marks.set(socket, { at: now, came: socket.bytesRead });
    else if (now - mark.at >= time) hangUp(socket, tooSlow());
  };
  const timer = setInterval(() => {
    for (const [socket, mark] of marks) look(socket, mark);
  }, time / looks);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Leaves clients that do not take their answer: each keeps what it is given in memory.
 * @param time how long nothing of it may be taken, in milliseconds
 */
export function leaveStalled(server: Server, time: number): void {
  server.on('turn', ({ socket }: IncomingMessage, response: ServerResponse) => {
    socket.setTimeout(time);
    // Node tells of it only when nothing has moved; an answer that is still being made is none that is not taken.
    response.on('timeout', () => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
