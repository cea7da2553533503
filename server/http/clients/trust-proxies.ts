import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings/settings.ts';
import { type Hop, readForwarded, readXForwarded } from './reported-by-proxies.ts';

/**
 * @param networks addresses, and networks such as 10.0.0.0/8
 * @returns whether an address is one of them; an IPv4 address written as IPv6 is the IPv4 address
 */
export function networkCheck(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length] = network.split('/');
    if (length === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(length), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Who asks, as far as those tell who are trusted: what a proxy says holds where the hop before it, seen from here, is
 * one. So nothing counts that a client wrote itself.
 * @param socket the address of who connected to this server
 * @param hops what was told, the nearest first
 */
export function clientOf(socket: string, hops: readonly Hop[], isTrusted: (address: string) => boolean): Hop {
  let client: Hop = { address: socket, scheme: null, host: null };
  for (const { address, scheme, host } of hops) {
    if (client.address === null || !isTrusted(client.address)) break;
    client = { address: address ?? client.address, scheme: scheme ?? client.scheme, host: host ?? client.host };
    // Who hides behind a proxy is asked no further; the proxy stands for them.
    if (address === null) break;
  }
  return client;
}

/**
 * Lets the address, the protocol and the host of requests be those of the client, where trusted proxies stand before
 * the server. What they tell is written down in the form that the framework reads, and what nobody who is trusted told
 * is taken away. One kind of header is believed: a proxy that writes the one hands the other on as a client made it up.
 * To be added before any other hook.
 * @returns what the framework is to trust (`trustProxy`)
 */
export function trustProxies({ proxies, proxyHeader }: Pick<Settings, 'proxies' | 'proxyHeader'>) {
  const isTrusted = networkCheck(proxies);
  const readHops = proxyHeader === 'forwarded' ? readForwarded : readXForwarded;
  return {
    trustProxy: proxies.length > 0 ? (address: string) => isTrusted(address) : false,
    addTo(app: FastifyInstance): void {
      app.addHook('onRequest', async ({ raw: { headers, socket } }) => {
        const connected = socket.remoteAddress ?? '';
        const hops = isTrusted(connected) ? readHops(headers) : [];
        const { address, scheme, host } = clientOf(connected, hops, isTrusted);
        Object.assign(headers, {
          'x-forwarded-for': address === connected ? undefined : (address ?? undefined),
          'x-forwarded-proto': scheme ?? undefined,
          'x-forwarded-host': host ?? undefined,
        });
      });
    },
  };
}
