import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** How long a receiver may take, in milliseconds, and how much of its answer is read, in bytes. */
const [usualTime, mostRead] = [10_000, 64 * 1024];

export interface OutwardRules {
  /** Hosts, each with its port where that is not the one of its scheme, which may lie within the house and be asked without TLS. */
  inside: readonly string[];
  /** Finds the addresses of a name; those of the system when absent. */
  resolve?: (host: string) => Promise<string[]>;
  time?: number;
}

/** Why nothing was sent, or what was said to it. */
export type Outcome = { status: number; body: string } | { failed: 'address' | 'name' | 'time' | 'connection' };

const resolveBySystem = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'http:' ? '80' : '443');

/** A name may be looked for much longer than a receiver is waited for. */
const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }));

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
 * Posts to an address that somebody else has named. It is resolved first, and every address behind the name must be one
 * of the internet at large; the connection goes to the very address that was looked at. A redirect is not followed.
 * @returns what was answered, or why nothing was: in a word that names neither address nor key
 */
export async function postOutward(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  rules: OutwardRules,
): Promise<Outcome> {
  const { inside, resolve = resolveBySystem, time = usualTime } = rules;
  if (!mayBeNamed(address, rules)) return { failed: 'address' };
  const url = new URL(address);
  const host = hostOf(url);
  const isOpened = inside.includes(url.host);
  const ended = AbortSignal.timeout(time);
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
  return new Promise((settle) => {
    const fail = () => settle({ failed: ended.aborted ? 'time' : 'connection' });
    const sent = request(
      {
        host: first,
        port: portOf(url),
        path: url.pathname + url.search,
        method: 'POST',
        headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body), connection: 'close' },
        ...(isIP(host) ? {} : { servername: host }),
        agent: false,
        signal: ended,
      },
      (reply) => {
        let read = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => {
          if (read.length < mostRead) read += part;
          else reply.destroy();
        });
        reply.once('error', fail);
        reply.once('close', () => settle({ status: reply.statusCode ?? 0, body: read }));
      },
    );
    sent.once('error', fail);
    sent.end(body);
  });
}
