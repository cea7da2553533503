import { Agent, type IncomingMessage, request } from 'node:http';
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
  code: number;
  encoding: string;
  body: Buffer;
}

export interface Client {
  /** Sends one call and reads its reply to the last byte; nothing is decompressed or parsed. */
  ask<Name extends CallName>(name: Name, payload: CallPayload<Name>): Promise<WireReply>;
  /** The same, read as a program would. @throws Error when the server refuses */
  read<Name extends CallName>(name: Name, payload: CallPayload<Name>): Promise<CallData<Name>>;
  close(): void;
}

/** A client with one connection that stays open, as a browser keeps it. */
export function browserClient(origin: string, token: string | null = null): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask: Client['ask'] = (name, payload) => {
    const { method, path } = calls[name];
    const headers = {
      'content-type': 'application/json',
      'accept-encoding': accepted,
      ...(token ? { token } : {}),
    };
    return new Promise((resolve, reject) => {
      const call = request(`${origin}/api${path}?t=${Date.now()}&language=zh_CN`, { method, headers, agent });
      call.once('error', reject);
      call.once('response', (response: IncomingMessage) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.once('error', reject);
        response.once('end', () => {
          const encoding = response.headers['content-encoding'] ?? '';
          resolve({ code: response.statusCode ?? 0, encoding, body: Buffer.concat(pieces) });
        });
      });
      call.end(JSON.stringify({ data: payload }));
    });
  };
  return { ask, read: async (name, payload) => readReply(await ask(name, payload)), close: () => agent.destroy() };
}

/** @throws Error when the reply is no success */
export async function readReply<Data>({ code, encoding, body }: WireReply): Promise<Data> {
  const text = (await (decoders[encoding]?.(body) ?? body)).toString('utf8');
  const { status, data } = JSON.parse(text) as Envelope<Data>;
  if (status.status !== 0 || data === null) throw new Error(`${code}: ${status.msg2Client} ${status.msg2Dev}`);
  return data;
}
