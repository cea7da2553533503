import type { Socket } from 'node:net';

/** How much of all connections together waits unread, in bytes. */
export interface Room {
  bytes: number;
}

/** What waits of one connection before no more is taken from it, in bytes: nothing when the room for all is full. */
const [mostOfOne, mostOfAll] = [64 * 1024, 32 * 1024 * 1024];

const headEnd = '\r\n\r\n';

/** How much of a body is read at once at least, in bytes: it may be nothing but ends of heads. */
const leastOfBody = 512;

/** How much of what came is the next head, with the ends of lines that may stand before it. */
function cutOfHead(bytes: Buffer): number {
  const begin = bytes.findIndex((byte) => byte !== 13 && byte !== 10);
  return endOf(bytes, begin < 0 ? bytes.length : begin);
}

/** How much of what came may be read where a body goes on: all, if no head can end in it. */
function cutOfBody(bytes: Buffer): number {
  const within = bytes.subarray(0, leastOfBody).lastIndexOf(headEnd);
  return within < 0 ? endOf(bytes, leastOfBody - headEnd.length) : within + headEnd.length;
}

function endOf(bytes: Buffer, from: number): number {
  const at = bytes.indexOf(headEnd, from);
  return at < 0 ? bytes.length : at + headEnd.length;
}

/** What a client has sent, and the server has not read yet. */
export interface Ahead {
  /** @param next what may be read next, asked before each piece; null when nothing may */
  readBy(next: () => 'head' | 'body' | null): void;
  /** Reads as far as it may. */
  readOn(): void;
  isThere(): boolean;
  /** Forgets what waits. */
  drop(): void;
}

/**
 * Stands between a connection and the parser of its server. What waits is taken from the connection up to a limit, so
 * that it is noticed when the client leaves; beyond it the client itself waits.
 * @param socket of a server of Node, which reads it by one listener
 * @throws Error when Node reads it in another way
 */
export function aheadOf(socket: Socket, room: Room): Ahead {
  const [read, ...others] = socket.listeners('data');
  if (!read || others.length > 0) throw new Error('This version of Node reads its connections in another way.');
  let pieces: Buffer[] = [];
  let bytes = 0;
  let isPaused = false;
  let isReading = false;
  let next: Parameters<Ahead['readBy']>[0] = () => 'head';
  const count = (more: number) => {
    bytes += more;
    room.bytes += more;
  };

  function take(what: 'head' | 'body'): Buffer {
    const first = pieces.shift() ?? Buffer.alloc(0);
    const cut = what === 'head' ? cutOfHead(first) : cutOfBody(first);
    if (cut < first.length) pieces.unshift(first.subarray(cut));
    count(-cut);
    return first.subarray(0, cut);
  }

  function hold(): void {
    const wasPaused = isPaused;
    isPaused = bytes > (room.bytes > mostOfAll ? 0 : mostOfOne);
    if (isPaused) socket.pause();
    else if (wasPaused) socket.resume();
  }

  function readOn(): void {
    if (isReading) return;
    isReading = true;
    // One that is being closed is not read any more.
    while (bytes > 0 && socket.writable) {
      const what = next();
      if (!what) break;
      read?.call(socket, take(what));
    }
    isReading = false;
    hold();
  }

  socket.on('data', (piece: Buffer) => {
    pieces.push(piece);
    count(piece.length);
    readOn();
  });
  socket.off('data', read as (piece: Buffer) => void);
  // Node lets it flow again whenever a request is over.
  socket.on('resume', () => {
    if (isPaused) socket.pause();
  });
  return {
    readOn,
    isThere: () => bytes > 0,
    readBy: (by) => {
      next = by;
    },
    drop: () => {
      pieces = [];
      count(-bytes);
    },
  };
}
