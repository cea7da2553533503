import { connect } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type CallData, type CallName, type CallPayload, calls, type Envelope } from '@portal/contract';

/** What Chromium sends to a plain HTTP origin. */
const accepted = 'gzip, deflate, br';

const decoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** A reply as it came over the wire: compressed, not parsed. */
export interface WireReply {
  /** Status line and headers. */
  head: string;
  body: Buffer;
}

export interface Client {
  /** Sends one call and reads its reply to the last byte; nothing is decompressed or parsed. One call at a time. */
  ask<Name extends CallName>(name: Name, payload: CallPayload<Name>): Promise<WireReply>;
  /** The same, read as a program would. @throws Error when the server refuses */
  read<Name extends CallName>(name: Name, payload: CallPayload<Name>): Promise<CallData<Name>>;
  close(): void;
}

/** The reply that begins the bytes; null while some of it is missing. Every reply of the portal says its length. */
function replyIn(bytes: Buffer): WireReply | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error(`a reply without its length:\n${head}`);
  const body = bytes.subarray(end + 4);
  return body.length >= length ? { head, body } : null;
}

/** One connection that stays open, as a browser keeps it. */
export interface Wire {
  /** Sends a body and reads the reply to its last byte. One at a time. @param headers lines such as `token: abc` */
  send(method: string, target: string, headers: readonly string[], body: string): Promise<WireReply>;
  close(): void;
}

/**
 * Opens a connection. It speaks over the bare socket, so that the times are those of the server and the wire, not of a
 * library.
 * @param localAddress the address of this machine that the server sees; by default the one that leads to it
 */
export async function openWire(origin: string, localAddress?: string): Promise<Wire> {
  const { host, hostname, port } = new URL(origin);
  const socket = connect({ port: Number(port), host: hostname, ...(localAddress ? { localAddress } : {}) });
  socket.setNoDelay(true);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const send: Wire['send'] = (method, target, headers, body) => {
    const lines = [
      `${method} ${target} HTTP/1.1`,
      `host: ${host}`,
      'connection: keep-alive',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      `accept-encoding: ${accepted}`,
      ...headers,
    ];
    return new Promise((resolve, reject) => {
      const pieces: Buffer[] = [];
      const done = (settle: () => void) => {
        socket.off('data', hear).off('close', lost);
        settle();
      };
      const lost = () => done(() => reject(new Error('the server closed the connection')));
      const hear = (piece: Buffer) => {
        pieces.push(piece);
        const reply = replyIn(Buffer.concat(pieces));
        if (reply) done(() => resolve(reply));
      };
      socket.on('data', hear).once('close', lost);
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
    });
  };
  return { send, close: () => socket.destroy() };
}

/** A client of the portal with one connection. @param localAddress as openWire takes it */
export async function browserClient(
  origin: string,
  token: string | null = null,
  localAddress?: string,
): Promise<Client> {
  const wire = await openWire(origin, localAddress);
  const ask: Client['ask'] = (name, payload) => {
    const { method, path } = calls[name];
    const target = `/api${path}?t=${Date.now()}&language=zh_CN`;
    return wire.send(method, target, token ? [`token: ${token}`] : [], JSON.stringify({ data: payload }));
  };
  return { ask, read: async (name, payload) => readReply(await ask(name, payload)), close: wire.close };
}

/** @throws Error when the reply is no success */
export async function readReply<Data>({ head, body }: WireReply): Promise<Data> {
  const encoding = /^content-encoding: *(\w+)/im.exec(head)?.[1] ?? '';
  const text = (await (decoders[encoding]?.(body) ?? body)).toString('utf8');
  const { status, data } = JSON.parse(text) as Envelope<Data>;
  if (status.status !== 0 || data === null) throw new Error(`${status.msg2Client} ${status.msg2Dev}`);
  return data;
}

/** A client of an account that signs in by a password. */
export async function signedIn(origin: string, userNm: string, pwd: string): Promise<Client> {
  const visitor = await browserClient(origin);
  const { token } = await visitor.read('simpleLogin', { userNm, pwd, channel: 1 });
  visitor.close();
  return browserClient(origin, token);
}
