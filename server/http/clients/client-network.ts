import { isIPv4, isIPv6 } from 'node:net';

/** The groups of an IPv6 address that is one, as numbers; what `::` stands for is zeros. */
function groupsOf(address: string): number[] {
  const parts = address.split('::', 2).map((part) => part.split(':').filter(Boolean).flatMap(numbersOf));
  const [front = [], back = []] = parts;
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => 0), ...back];
}

/** A group is one number; an IPv4 address at the end stands for two. */
function numbersOf(part: string): number[] {
  if (!part.includes('.')) return [Number.parseInt(part, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

/**
 * Who asks, as every limit counts: the IPv4 address, or the /64 of an IPv6 address. A home or a server is given a /64
 * at least, so one person has 2^64 addresses in it. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (isIPv4(plain) || !isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::`;
}
