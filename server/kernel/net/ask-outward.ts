import { lookup } from 'node:dns/promises';
import { type IncomingHttpHeaders, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** How long an answer may take, in milliseconds. */
const usualTime = 10_000;

export interface OutwardRules {
  /** Hosts, each with its port where that is not the one of its scheme, which may lie within the house and be asked without TLS. */
  inside: readonly string[];
  /** Finds the addresses of a name; those of the system when absent. */
  resolve?: (host: string) => Promise<string[]>;
  /** How long an answer may take, in milliseconds. */
  time?: number;
  /** Ends everything that is asked for together. */
  signal?: AbortSignal | undefined;
}

export interface OutwardRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** How much of the answer is read, in bytes; what several requests share is taken from for each of them. */
  room: { left: number };
}

/** What was answered. */
export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** Whether there was no more to read. */
  whole: boolean;
}

/** Why nothing was answered. */
export interface Unanswered {
  failed: 'address' | 'name' | 'time' | 'connection';
}

const resolveBySystem = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'http:' ? '80' : '443');

/** A name may be looked for much longer than an answer is waited for. */
const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    if (signal.aborted) fail(signal.reason);
    else signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });

/** Whether somebody may name this address at all: HTTPS without a user name, or a host that the operator has opened. */
export function mayBeNamed(address: string, { inside }: Pick<OutwardRules, 'inside'>): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  if (inside.includes(url.host)) return /^https?:$/.test(url.protocol);
  const host = hostOf(url);
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}

/**
 * Asks an address that somebody else has named. It is resolved first, and every address behind the name must be one of the
 * internet at large; the connection goes to the very address that was looked at. A redirect is not followed.
 * @returns what was answered, or why nothing was: in a word that names neither address nor key
 */
export async function askOutward(
  address: string,
  { method, headers, body = '', room }: OutwardRequest,
  rules: OutwardRules,
): Promise<Answered | Unanswered> {
  const { inside, resolve = resolveBySystem, time = usualTime, signal } = rules;
  if (!mayBeNamed(address, rules)) return { failed: 'address' };
  const url = new URL(address);
  const host = hostOf(url);
  const isOpened = inside.includes(url.host);
  const limit = AbortSignal.timeout(time);
  const ended = signal ? AbortSignal.any([limit, signal]) : limit;
  let found: string[];
  try {
    found = isIP(host) ? [host] : await Promise.race([resolve(host), endOf(ended)]);
  } catch {
    return { failed: ended.aborted ? 'time' : 'name' };
  }
  const [first] = found;
  if (first === undefined) return { failed: 'name' };
  if (!isOpened && !found.every(isPublicAddress)) return { failed: 'address' };
  const request = url.protocol === 'http:' ? requestPlain : requestSecure;
  const length = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  const answer = new Promise<Answered | Unanswered>((settle) => {
    const fail = () => settle({ failed: ended.aborted ? 'time' : 'connection' });
    let replied = false;
    const sent = request(
      {
        host: first,
        port: portOf(url),
        path: url.pathname + url.search,
        method,
        headers: { ...headers, host: url.host, ...length, connection: 'close' },
        ...(isIP(host) ? {} : { servername: host }),
        agent: false,
        signal: ended,
      },
      (reply) => {
        replied = true;
        const pieces: Buffer[] = [];
        let whole = true;
        reply.on('data', (piece: Buffer) => {
          room.left -= piece.length;
          if (room.left >= 0) return void pieces.push(piece);
          whole = false;
          reply.destroy();
        });
        reply.once('error', fail);
        reply.once('close', () =>
          settle({ status: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(pieces), whole }),
        );
      },
    );
    sent.once('error', fail);
    // Node takes the connection of who goes over to another protocol away without a reply and without an error.
    sent.once('upgrade', ({ statusCode = 0, headers: given }, socket) => {
      socket.destroy();
      settle({ status: statusCode, headers: given, bytes: Buffer.alloc(0), whole: true });
    });
    sent.once('close', () => replied || fail());
    sent.end(body);
  });
  // Whatever becomes of the connection: nobody waits longer.
  return Promise.race([answer, endOf(ended)]).catch(() => ({ failed: 'time' }) as const);
}
