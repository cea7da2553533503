import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network an address belongs to: enough to tell an office from another, not a person from a colleague. The last
 * part of IPv4 and all but the first three of IPv6 are dropped.
 */
export function cutAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped.replace(/\d+$/, '0');
  if (!isIPv6(address)) return '';
  const [head = ''] = address.split('::', 1);
  const groups = head.split(':').filter(Boolean);
  // What `::` stands for is zeros; three groups are a site.
  return `${[0, 1, 2].map((place) => groups[place] ?? '0').join(':')}::`.toLowerCase();
}
