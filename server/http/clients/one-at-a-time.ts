import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Ahead, aheadOf, type Room } from '../files/sent-ahead.ts';

/** What of a server decides how it serves; those of Fastify that it sets on a server of its own. */
export interface ServedBy {
  http?: Parameters<typeof createServer>[0];
  keepAliveTimeout?: number;
  requestTimeout?: number;
  connectionTimeout?: number;
}

interface Turn {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * A server that works at one request of each connection. Node by itself begins all requests that a client sends
 * without waiting for answers, and ends none of them when the client leaves: a single connection began thousands. Here
 * the next one begins when the one before is answered; what is behind it waits unread, and goes when the connection
 * does. Those that waited begin one in each turn of the event loop, so that others get their turns between.
 * @returns a server that emits `turn` with request and response before each one that it begins
 */
export function serveOneAtATime(handle: RequestListener, options: ServedBy): Server {
  const server = createServer(options.http ?? {});
  server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
  server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
  server.setTimeout(options.connectionTimeout ?? 0);
  const connections = new WeakMap<Socket, Connection>();
  const room: Room = { bytes: 0 };
  const begin: RequestListener = (request, response) => {
    server.emit('turn', request, response);
    handle(request, response);
  };
  const queue = new Set<Connection>();
  const goOn = () => {
    const [first] = queue;
    if (!first) return;
    queue.delete(first);
    if (queue.size > 0) setImmediate(goOn);
    first.next();
  };
  const wait = (connection: Connection) => {
    if (queue.size === 0) setImmediate(goOn);
    queue.add(connection);
  };
  server.on('connection', (socket: Socket) => {
    const connection = new Connection(socket, aheadOf(socket, room), begin, wait);
    connections.set(socket, connection);
    socket.once('close', () => {
      queue.delete(connection);
      connection.leave();
    });
  });
  server.on('request', (request, response) => connections.get(request.socket)?.asks({ request, response }));
  return server;
}

/** What one connection asks, in turn. */
class Connection {
  /** What was in the same piece as the end of a body; a few at most. */
  private waiting: Turn[] = [];
  private current: IncomingMessage | null = null;
  /** The last one that was read, as far as it has come; it may be answered before all of it has. */
  private last: IncomingMessage | null = null;

  constructor(
    private readonly socket: Socket,
    private readonly ahead: Ahead,
    private readonly handle: RequestListener,
    /** Has `next` called in a later turn of the event loop. */
    private readonly wait: (connection: Connection) => void,
  ) {
    ahead.readBy(() => {
      if (this.waiting.length > 0) return null;
      // A body belongs to its request, also to one that is answered; what is behind it does not.
      if (this.last && !this.last.complete) return 'body';
      return this.current ? null : 'head';
    });
  }

  asks(turn: Turn): void {
    this.last = turn.request;
    if (this.current) this.waiting.push(turn);
    else this.begin(turn);
  }

  next(): void {
    // An answer may have closed the connection.
    if (this.current || !this.socket.writable) return;
    const turn = this.waiting.shift();
    if (turn) this.begin(turn);
    else this.ahead.readOn();
  }

  leave(): void {
    this.waiting = [];
    this.ahead.drop();
  }

  private begin({ request, response }: Turn): void {
    this.current = request;
    response.once('close', () => {
      this.current = null;
      if (this.waiting.length > 0 || this.ahead.isThere()) this.wait(this);
    });
    this.handle(request, response);
  }
}
