import { isIP } from 'node:net';

/** What one proxy tells of the connection that it was asked over; null is not told, or not to be understood. */
export interface Hop {
  /** The address of who asked it, without a port and without brackets. */
  address: string | null;
  scheme: 'http' | 'https' | null;
  /** The name that it was asked for, with a port where that is not the usual one. */
  host: string | null;
}

type Headers = Record<string, string | string[] | undefined>;

/**
 * The hops of `Forwarded` (RFC 7239), the nearest first. A client may send the beginning of the header itself, so it is
 * read from its end: what is broken, such as a quote that nobody closes, takes no nearer hop along.
 * @param headers by their names in small letters
 */
export function readForwarded({ forwarded }: Headers): Hop[] {
  return elementsFromEnd(textOf(forwarded)).map((element) => {
    const pairs = new Map(
      [...element.matchAll(/([\w-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*))/g)].map(
        ([, name = '', quoted, plain = '']) => [name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? plain],
      ),
    );
    return hopOf(pairs.get('for'), pairs.get('proto'), pairs.get('host'));
  });
}

/**
 * The hops of `X-Forwarded-For`, `-Proto` and `-Host`, the nearest first. The last two hold one value for each hop, or
 * one that is meant for all of them.
 * @param headers by their names in small letters
 */
export function readXForwarded(headers: Headers): Hop[] {
  const [addresses, schemes, hosts] = ['for', 'proto', 'host'].map((name) =>
    textOf(headers[`x-forwarded-${name}`]).split(',').reverse(),
  ) as [string[], string[], string[]];
  return addresses.map((address, at) => hopOf(address, schemes[at] ?? schemes[0], hosts[at] ?? hosts[0]));
}

/** A header that came more than once reads as if it had come once, with commas. */
const textOf = (header: string | string[] | undefined) => [header ?? ''].flat().join(',');

function hopOf(node = '', proto = '', host = ''): Hop {
  const scheme = proto.trim().toLowerCase();
  return {
    address: addressOf(node.trim()),
    scheme: scheme === 'https' || scheme === 'http' ? scheme : null,
    host: /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.exec(host.trim())?.[0] ?? null,
  };
}

/** RFC 7239 chapter 6: an address may have a port, and one of IPv6 stands in brackets then; `unknown` and `_x` are none. */
function addressOf(node: string): string | null {
  const [, inBrackets, withPort] = /^(?:\[([^\]]+)\](?::\w+)?|([\d.]+):\w+)$/.exec(node) ?? [];
  const address = inBrackets ?? withPort ?? node;
  return isIP(address) === 0 ? null : address;
}

/** Elements stand between commas, and a comma may stand within quotes. */
function elementsFromEnd(text: string): string[] {
  const elements: string[] = [];
  let open = '';
  for (const piece of text.split(',').reverse()) {
    open = open ? `${piece},${open}` : piece;
    if ((open.replace(/\\./g, '').match(/"/g) ?? []).length % 2 === 1) continue;
    elements.push(open);
    open = '';
  }
  return elements;
}
