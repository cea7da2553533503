/** Globals that loaders keep: without them a chunk that arrives later would find no one to hand itself to. */
const ofLoaders = /^(webpackChunk|__REACT|\d+$)/;

/** What code without a window of its own sets on the page's: it is there while the area is, and not afterwards. */
export class GlobalTraces {
  readonly #scope: object;
  /** Most areas need it never again: it is made a set of when they do. */
  #before: string[] | null = null;
  #setAside = new Map<string, PropertyDescriptor>();

  constructor(scope: object) {
    this.#scope = scope;
  }

  enter(): void {
    this.#before = Object.getOwnPropertyNames(this.#scope);
    for (const [name, descriptor] of this.#setAside) {
      if (!Object.hasOwn(this.#scope, name)) Object.defineProperty(this.#scope, name, descriptor);
    }
    this.#setAside = new Map();
  }

  /** Lets everything stand that has come since enter(): it is not the area's. */
  pass(): void {
    this.#before = null;
  }

  /** @returns names that were on the scope and have been taken away */
  leave(): string[] {
    if (this.#before === null) return [];
    const before = new Set(this.#before);
    this.#before = null;
    for (const name of Object.getOwnPropertyNames(this.#scope)) {
      const descriptor = Object.getOwnPropertyDescriptor(this.#scope, name);
      if (before.has(name) || ofLoaders.test(name) || !descriptor?.configurable) continue;
      this.#setAside.set(name, descriptor);
      Reflect.deleteProperty(this.#scope, name);
    }
    return [...this.#setAside.keys()];
  }
}
