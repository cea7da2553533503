import type { AreaCode } from '@portal/contract';
import { fileOf } from './file-tries.ts';

/** An area from elsewhere, and what its manifest says of its files. */
export interface KnownCode {
  /** Of its module, such as @portal/area-dealer-map. */
  name: string;
  /** Every address in it is absolute. */
  code: AreaCode;
}

/** @returns the same with absolute addresses */
export function absoluteCode(code: AreaCode, page = location.href): AreaCode {
  const at = (address: string) => new URL(address, page).href;
  return {
    ...code,
    entry: at(code.entry),
    styles: code.styles.map(at),
    needs: code.needs.map(at),
    integrity: Object.fromEntries(Object.entries(code.integrity).map(([address, hash]) => [at(address), hash])),
  };
}

/** What is known of the files of areas from elsewhere, by the addresses of their entries. */
export class AreaCodes {
  readonly #byEntry = new Map<string, KnownCode>();
  readonly #hashes = new Map<string, string>();

  /** @param code with addresses that may be relative to the page */
  expect(name: string, code: AreaCode): void {
    const absolute = absoluteCode(code);
    this.#byEntry.set(fileOf(absolute.entry), { name, code: absolute });
    for (const [address, hash] of Object.entries(absolute.integrity)) this.#hashes.set(address, hash);
  }

  /** @param address of an entry, of any try */
  at(address: string): KnownCode | undefined {
    if (address === '') return undefined;
    return this.#byEntry.get(fileOf(address));
  }

  /** Whether an address lies beside the entry of another area: what comes for the next one is none of the last one's. */
  isOfAnother(name: string, address: string): boolean {
    return [...this.#byEntry.values()].some(
      (known) => known.name !== name && address.startsWith(new URL('.', known.code.entry).href),
    );
  }

  isEs(address: string): boolean {
    return this.at(address)?.code.format === 'es';
  }

  /**
   * What the browser loads before a module of the language runs: its entry, and what its first picture needs. Without a
   * list of that, everything that has a hash may be needed. So it is beside the portal: a part that comes later imports
   * others by itself, and what lies with a team may have changed since it was published.
   *
   * @param address of the entry as SystemJS knows it, in whichever try
   */
  firstFiles(address: string): string[] {
    const known = this.at(address)?.code;
    if (!known) return [address];
    const entry = nativeAddress(address);
    const [from, to] = [new URL('.', known.entry).href, new URL('.', entry).href];
    const scripts = Object.keys(known.integrity).filter((file) => /\.m?js$/.test(file));
    const isBeside = new URL(known.entry).origin !== location.origin;
    const first = known.needs.length === 0 ? scripts : isBeside ? [...known.needs, ...scripts] : known.needs;
    const moved = first.map((file) => (file.startsWith(from) ? to + file.slice(from.length) : file));
    return [...new Set([entry, ...moved])];
  }

  /** The hash that a file is checked by, whichever try it is; undefined where its manifest says none. */
  hashOf(address: string): string | undefined {
    return this.#hashes.get(untried(fileOf(address)));
  }
}

/** A try of a module of the language has a folder of its own, for what it names beside itself goes the same way. */
const tryFolder = /\/~\d+(?=\/)/;

const untried = (address: string): string => address.replace(tryFolder, '');

/** Where the server of the portal has the files of an area from elsewhere: its folder, or a version of it. */
const ofAreas = /^\/(?:modules\/[^/]+|module-versions\/[^/]+\/[^/]+)(?=\/)/;

/**
 * Where the browser loads a module of the language from. It keeps what has run by its address, and a module names its parts
 * from where it lies: so a further try goes to another folder, and all parts with it. The server of the portal has the
 * same files there; another one is only asked by another query, and its parts stay what they were.
 *
 * @param address as SystemJS knows it, with `?retry=` in a further try
 * @param own origin of the portal
 */
export function nativeAddress(address: string, own = location.origin): string {
  const parsed = new URL(address);
  const time = parsed.searchParams.get('retry');
  if (time === null || parsed.origin !== own || !ofAreas.test(parsed.pathname)) return address;
  parsed.searchParams.delete('retry');
  parsed.pathname = parsed.pathname.replace(ofAreas, `$&/~${time}`);
  return parsed.href;
}
