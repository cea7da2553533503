import { Agent, type IncomingMessage, request as open } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { calls } from '@portal/contract';
import type { WireReply } from './judge.ts';
import type { WireRequest } from './wire-request.ts';

const decoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
};

/** Who waits longer than this hears nothing, in ms. */
const patience = 30_000;

const isFile = ({ call }: WireRequest) => call !== null && 'file' in calls[call];

export interface Sender {
  send(request: WireRequest): Promise<WireReply>;
  close(): void;
}

/**
 * Sends requests to a server that this program has started, over connections that stay open.
 * @throws Error when the origin is not on this machine
 */
export function openSender(origin: string): Sender {
  const { hostname, port } = new URL(origin);
  if (hostname !== '127.0.0.1') throw new Error(`${origin} is not the server that this program has started.`);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const send = (request: WireRequest): Promise<WireReply> =>
    new Promise((resolve) => {
      const { method, target, headers, body } = request;
      const began = performance.now();
      let head: number | null = null;
      // A file takes as long as it is long; who waits for it waits for its beginning.
      const time = () => (head !== null && isFile(request) ? head : performance.now()) - began;
      const settle = (code: number, got: WireReply['headers'], bytes: Buffer) =>
        resolve({ code, headers: got, body: bytes, time: time() });
      // The server may close a connection that has been idle in the instant in which it is used again.
      const lost = () => (asking.reusedSocket ? resolve(send(request)) : settle(0, {}, Buffer.alloc(0)));
      const length = body && !('content-length' in headers) ? { 'content-length': String(body.length) } : {};
      const asking = open(
        { agent, hostname, port, method, path: target, headers: { ...headers, ...length }, timeout: patience },
        (reply: IncomingMessage) => {
          head = performance.now();
          const pieces: Buffer[] = [];
          reply.on('data', (piece: Buffer) => pieces.push(piece));
          reply.on('end', () => settle(reply.statusCode ?? 0, reply.headers, Buffer.concat(pieces)));
          reply.on('error', lost);
        },
      );
      asking.on('timeout', () => asking.destroy());
      asking.on('error', lost);
      asking.end(body ?? undefined);
    });
  return { send, close: () => agent.destroy() };
}

/** The body of a reply as text. */
export async function textOf({ headers, body }: WireReply): Promise<string> {
  const decode = decoders[String(headers['content-encoding'] ?? '')];
  return (decode && body.length > 0 ? await decode(body) : body).toString('utf8');
}
