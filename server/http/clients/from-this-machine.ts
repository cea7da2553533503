import type { IncomingMessage } from 'node:http';
import { networkCheck } from './trust-proxies.ts';

const isLoopback = networkCheck(['127.0.0.0/8', '::1']);

/** A proxy on this machine writes one of these, or passes on the name that its client asked for. */
const ofProxies = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/i;

const localHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a request was made on the machine of the server itself, and brought by no proxy.
 * @param request as it came: proxies are looked for in what was sent, not in what the server makes of it
 */
export function fromThisMachine({ socket, rawHeaders, headers }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, place) => place % 2 === 0);
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    localHost.test(headers.host ?? '') &&
    !names.some((name) => ofProxies.test(name))
  );
}
