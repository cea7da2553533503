import type { IncomingMessage, Server } from 'node:http';
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
  /** Bytes of the answer that have been taken. */
  taken: number;
}

const takenBy = (socket: Socket) => socket.bytesWritten - socket.writableLength;

/** Whether more of a body is to come from the client: not when what has come waits for us. */
const sends = (request: IncomingMessage | undefined) =>
  request !== undefined && !request.complete && request.readableLength === 0;

/**
 * Leaves clients that send a body, or take an answer, ever so slowly: each keeps a connection and what it is given in
 * memory. Who sends is told, who takes cannot be.
 * @param time how long one may be slower than any line is, in milliseconds
 * @returns ends the looking
 */
export function leaveSlow(server: Server, time: number): () => void {
  const marks = new Map<Socket, Mark>();
  const requests = new WeakMap<Socket, IncomingMessage>();
  const least = (pace * time) / 1000;
  server.on('connection', (socket: Socket) => {
    marks.set(socket, { at: performance.now(), came: 0, taken: 0 });
    socket.once('close', () => marks.delete(socket));
  });
  server.on('request', (request: IncomingMessage) => requests.set(request.socket, request));

  const look = (socket: Socket, mark: Mark): void => {
    const now = performance.now();
    const isSending = sends(requests.get(socket));
    const isTaking = socket.writableLength > 0;
    const came = socket.bytesRead - mark.came;
    const taken = takenBy(socket) - mark.taken;
    const isBehind = (isSending && came < least) || (isTaking && taken < least);
    if (isBehind && now - mark.at < time) return;
    if (!isBehind) return void marks.set(socket, { at: now, came: socket.bytesRead, taken: takenBy(socket) });
    if (isTaking) socket.destroy();
    else hangUp(socket, tooSlow());
  };
  const timer = setInterval(() => {
    for (const [socket, mark] of marks) look(socket, mark);
  }, time / looks);
  timer.unref();
  return () => clearInterval(timer);
}
