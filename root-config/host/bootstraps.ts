import { within } from '../loading/within.ts';
import type { AreaModule } from './area-module.ts';

/** A module is bootstrapped once, also when single-spa asks again because the module was registered anew. */
export class Bootstraps {
  readonly #known = new WeakMap<AreaModule, Promise<unknown>>();

  /**
   * @param what names it in the error
   * @param limit milliseconds
   * @param begin begun again only after it has failed
   * @throws what it throws; LimitError
   */
  once(module: AreaModule, what: string, limit: number, begin: () => unknown): Promise<unknown> {
    const known = this.#known.get(module) ?? within(limit, what, new Promise((resolve) => resolve(begin())));
    this.#known.set(module, known);
    known.catch(() => this.#known.delete(module));
    return known;
  }
}
