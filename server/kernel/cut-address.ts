import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network an address belongs to: enough to tell an office from another, not a person from a colleague. The last
 * part of IPv4 and all but the first three of IPv6 are dropped.
 * @param address as `clientNetwork` gives it
 */
export function cutAddress(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, '0');
  if (!isIPv6(address)) return '';
  return `${address.split(':').slice(0, 3).join(':')}::`;
}
