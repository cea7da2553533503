import { BlockList, isIP } from 'node:net';

/** What no address of the internet at large is in, by IANA's registries for special purposes (RFC 6890), 2026-11. */
const closed = new BlockList();
for (const [network, length] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  closed.addSubnet(network, length, 'ipv4');
// Within 2000::/3: Teredo and other protocols, documentation, 6to4, which carries an IPv4 address.
for (const [network, length] of [
  ...([
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ] as const),
] as const)
  closed.addSubnet(network, length, 'ipv6');

/** All of IPv6 that is given out: outside lie loopback, link-local, unique-local, multicast, mapped and translated ones. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the internet at large: not of this machine, of the house, of a provider, or of no use. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
