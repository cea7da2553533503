import type { AreaFiles } from '@portal/contract';
import { AreaCodes } from './area-codes.ts';
import { type FileKind, kindOfText } from './file-kind.ts';
import { type FileTries, fileOf, isStyle } from './file-tries.ts';
import { isAt } from './is-at.ts';
import { hasStyle } from './style-links.ts';
import type { SystemLoader } from './system.ts';

/** How long a look at an address may take, in milliseconds. */
const probeLimit = 5_000;

/** Imports, forgets and looks at modules of the import map. */
export class ModuleLoading {
  readonly #system: SystemLoader;
  readonly #tries: FileTries;
  readonly #styles: Readonly<Record<string, readonly string[]>>;
  readonly #codes: AreaCodes;
  readonly #areas = new Map<string, AreaFiles>();
  /** File of a module -> those of the modules that it has said it needs. */
  readonly #needs = new Map<string, Set<string>>();

  /**
   * @param styles name of a module -> addresses of its stylesheets
   * @param codes what is known of areas from elsewhere
   */
  constructor(
    system: SystemLoader,
    tries: FileTries,
    styles: Readonly<Record<string, readonly string[]>> = {},
    codes = new AreaCodes(),
  ) {
    this.#codes = codes;
    this.#system = system;
    this.#tries = tries;
    this.#styles = styles;
  }

  /** Areas may be asked for. @param areas what belongs to each, by the name of its module */
  expect(areas: Readonly<Record<string, AreaFiles>>): void {
    for (const [name, files] of Object.entries(areas)) this.#areas.set(name, files);
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

  /** The file of a module has come, and says that it needs another one. */
  noteNeed(address: string, needed: string): void {
    const file = fileOf(address);
    this.#needs.set(file, (this.#needs.get(file) ?? new Set()).add(fileOf(needed)));
  }

  /**
   * Lets the next import fetch a module anew, and with it what it needs and what has not come either. What others wait
   * for stays on its way: fetched anew it would come twice, and be two modules.
   */
  forget(name: string): void {
    const needed = this.#allNeeded(name);
    const unfinished = Object.keys(this.#system.getImportMap().imports).flatMap((other) => {
      const address = this.address(other);
      if (address === null || !needed.has(fileOf(address))) return [];
      return this.#system.has(address) && !this.#system.get(address) ? [address] : [];
    });
    // What came ahead may be no file of the portal at all, and nobody has looked at it yet.
    const unproved = this.#filesOf(name).filter(
      (file) => !isStyle(file) && !this.#system.get(file) && !this.#tries.hasCome(file),
    );
    for (const address of new Set([this.address(name), ...unfinished, ...unproved])) {
      if (address !== null) this.renew(address);
    }
  }

  /** Lets the next import of whatever stands at an address fetch it anew, from an address of its own. */
  renew(address: string): void {
    const { imports, integrity } = this.#system.getImportMap();
    const names = Object.keys(imports).filter((name) => this.address(name) === address);
    this.#system.delete(address);
    this.#tries.note(address);
    const fresh = this.#tries.next(address);
    const hash = integrity[address];
    this.#system.addImportMap({
      imports: Object.fromEntries(names.map((name) => [name, fresh])),
      integrity: hash === undefined ? {} : { [fresh]: hash },
    });
  }

  /**
   * Whatever of a module is still on its way is not waited for any longer: its next try has an address of its own.
   *
   * @param owns tells whether an address belongs to the module
   */
  leave(owns: (address: string) => boolean): void {
    const { head } = document;
    for (const script of head.querySelectorAll<HTMLScriptElement>('script[src]')) this.#leave(script, script.src, owns);
    for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (!link.sheet) this.#leave(link, link.href, owns);
    }
  }

  /** Looks what the address of a module answers with. */
  async probe(name: string): Promise<FileKind> {
    const address = this.address(name);
    if (address === null) return 'absent';
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(probeLimit) });
      if (!answer.ok) return 'absent';
      const hash = this.#codes.hashOf(address);
      if (hash !== undefined && !(await isAt(address, hash))) return 'changed';
      return kindOfText(await answer.text(), answer.headers.get('content-type') ?? '');
    } catch {
      return 'absent';
    }
  }

  /**
   * Fetches the entry of a module, and side by side with it what its first picture needs, without running anything;
   * asked for again only after it was forgotten.
   */
  fetchAhead(name: string): void {
    const address = this.address(name);
    if (address === null || this.#system.has(address)) return;
    const isEs = this.#codes.isEs(address);
    const built = isEs ? this.#codes.firstFiles(address) : this.#filesOf(name);
    // One that comes from elsewhere, by an override, has parts of its own.
    const files = isEs || built.includes(address) ? built : [address];
    for (const file of files) if (!this.#system.has(file) && !hasStyle(file)) this.#preload(file, isEs);
  }

  /** The files of what a module needs, by way of others too, as far as any try of them has said so. */
  #allNeeded(name: string): ReadonlySet<string> {
    const address = this.address(name);
    const files = new Set(address === null ? [] : [fileOf(address)]);
    // A set that grows while it is gone through is gone through to its end.
    for (const file of files) for (const needed of this.#needs.get(file) ?? []) files.add(needed);
    return files;
  }

  /** What the first picture of an area needs, wherever it is asked for now; nothing where that is not known. */
  #filesOf(name: string): string[] {
    const foreign = this.#codes.at(this.address(name) ?? '');
    const area = foreign ? foreign.code : this.#areas.get(name);
    if (!area) return [];
    const next = (file: string) => this.#tries.next(new URL(file, location.href).href);
    const needed = area.needs.flatMap((need) => {
      if (/^(\/|https?:)/.test(need)) return next(need);
      const address = this.address(need);
      return [...(address === null ? [] : [address]), ...(this.#styles[need] ?? []).map(next)];
    });
    return [next(area.entry), ...needed];
  }

  #leave(element: Element, address: string, owns: (address: string) => boolean): void {
    if (!owns(address)) return;
    element.remove();
    this.#tries.note(address);
  }

  #preload(address: string, isEs: boolean): void {
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
    if (links.some((link) => link.href === address)) return;
    const link = document.createElement('link');
    const hash = this.#codes.hashOf(address) ?? this.#system.getImportMap().integrity[address];
    Object.assign(link, { rel: 'preload', as: isStyle(address) ? 'style' : 'script', href: address });
    if (hash !== undefined) link.integrity = hash;
    // The browser fetches every module of the language as from another site.
    if (isEs || !address.startsWith(`${location.origin}/`)) link.crossOrigin = 'anonymous';
    link.addEventListener('error', () => (isEs ? link.remove() : this.#failedAhead(link)), { once: true });
    document.head.append(link);
  }

  /** What failed ahead would be given to whoever asks for the same address. */
  #failedAhead(link: HTMLLinkElement): void {
    link.remove();
    if (this.#system.has(link.href)) return;
    this.renew(link.href);
  }
}
