/** What build/output/facades.ts asks for the modules of the page. */
const door = Symbol.for('@portal/shared');

export interface SharedInEsParts {
  /** Address of the import map of the browser's own; undefined where the build has none. */
  map: string | undefined;
  importModule: (name: string) => Promise<unknown>;
  fetchText?: (address: string) => Promise<string>;
}

/**
 * Modules of the page in modules of the language: the same objects. The browser is told of their names when the first area
 * asks for it; the policy of the page lets in this one import map by the hash of its text.
 */
export class SharedInEs {
  readonly #parts: SharedInEsParts;
  #ready: Promise<void> | null = null;
  #failing: (error: unknown) => void = () => undefined;
  #again: (() => void)[] = [];

  constructor(parts: SharedInEsParts) {
    this.#parts = parts;
    Object.defineProperty(globalThis, door, { value: (name: string) => this.#take(name), configurable: true });
  }

  /** The browser knows the names of shared modules. @throws where the map does not come; asked again, it is fetched anew */
  ready(): Promise<void> {
    this.#ready ??= this.#readMap().catch((error: unknown) => {
      this.#ready = null;
      throw error;
    });
    return this.#ready;
  }

  /**
   * Waits for a module that may need shared ones. The browser keeps a module that threw for good, so one that waits for a
   * shared module that does not come goes on waiting, and whoever wants it is told at once.
   *
   * @throws what the loading throws, and what a shared module fails with meanwhile
   */
  whileLoading<T>(loading: Promise<T>): Promise<T> {
    const failed = new Promise<never>((_, reject) => {
      this.#failing = reject;
    });
    failed.catch(() => undefined);
    const waiting = this.#again;
    this.#again = [];
    for (const again of waiting) again();
    return Promise.race([loading, failed]);
  }

  async #take(name: string): Promise<unknown> {
    for (;;) {
      try {
        return await this.#parts.importModule(name);
      } catch (error) {
        this.#failing(error);
        await new Promise<void>((resolve) => this.#again.push(resolve));
      }
    }
  }

  async #readMap(): Promise<void> {
    const { map, fetchText = textAt } = this.#parts;
    if (map === undefined) return;
    const script = Object.assign(document.createElement('script'), { type: 'importmap' });
    script.textContent = await fetchText(map);
    document.head.append(script);
  }
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.text();
}
