import type { Probe } from '../host/area-failure.ts';
import type { SystemLoader } from './system.ts';

/** How long a look at an address may take, in milliseconds. */
const probeLimit = 5_000;

/** Imports, forgets and looks at modules of the import map. */
export class ModuleLoading {
  readonly #system: SystemLoader;
  readonly #ahead: ReadonlyMap<string, readonly string[]>;
  #retries = 0;

  /** @param ahead address of an entry -> addresses of what belongs to it, as the server wrote them into the page */
  constructor(system: SystemLoader, ahead: Readonly<Record<string, readonly string[]>> = {}) {
    this.#system = system;
    this.#ahead = new Map(Object.entries(ahead).map(([entry, files]) => [absolute(entry), files.map(absolute)]));
  }

  import(name: string): Promise<unknown> {
    return this.#system.import(name);
  }

  /** @returns address of a module; null when the import map does not hold it */
  address(name: string): string | null {
    try {
      return this.#system.resolve(name);
    } catch {
      return null;
    }
  }

  /**
   * Lets the next import fetch a module anew, and with it what it needs and what has not come either.
   *
   * The address changes by its query: a browser that still waits for the first request would hand its answer, or its
   * silence, to the second one.
   */
  forget(name: string): void {
    const { imports, integrity } = this.#system.getImportMap();
    this.#retries += 1;
    const unfinished = Object.keys(imports).filter((other) => {
      const address = this.address(other);
      return address !== null && this.#system.has(address) && !this.#system.get(address);
    });
    for (const each of new Set([name, ...unfinished])) {
      const address = this.address(each);
      if (address === null) continue;
      this.#system.delete(address);
      const fresh = new URL(address);
      fresh.searchParams.set('retry', String(this.#retries));
      const hash = integrity[address];
      this.#system.addImportMap({
        imports: { [each]: fresh.href },
        integrity: hash === undefined ? {} : { [fresh.href]: hash },
      });
    }
  }

  /** Whether the address of a module answers with a file at all. */
  async probe(name: string): Promise<Probe> {
    const address = this.address(name);
    if (address === null) return 'absent';
    try {
      const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(probeLimit) });
      return answer.ok ? 'present' : 'absent';
    } catch {
      return 'absent';
    }
  }

  /** Fetches a module and what belongs to it, without running it; asked for again only after it was forgotten. */
  fetchAhead(name: string): void {
    const entry = this.address(name);
    if (entry === null || this.#system.has(entry)) return;
    for (const address of [entry, ...(this.#ahead.get(entry) ?? [])]) this.#preload(address);
  }

  #preload(address: string): void {
    if (this.#system.has(address)) return;
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
    if (links.some((link) => link.href === address)) return;
    const link = document.createElement('link');
    const hash = this.#system.getImportMap().integrity[address];
    Object.assign(link, { rel: 'preload', as: address.endsWith('.css') ? 'style' : 'script', href: address });
    if (hash !== undefined) link.integrity = hash;
    if (!address.startsWith(`${location.origin}/`)) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

const absolute = (address: string): string => new URL(address, location.href).href;
