import { styleError } from './chunk-errors.ts';
import { type FileTries, fileOf } from './file-tries.ts';
import { within } from './within.ts';

/** Between two tries for a stylesheet whose module is shown without it, in milliseconds: twice as long each time. */
const pause = { first: 1_000, longest: 30_000 };

/** The server writes the style sheets that the path needs into the page, each under the name of its file. */
const stands = (address: string): boolean =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].some(
    ({ dataset }) => new URL(dataset.href ?? '', address).href === address,
  );

const links = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

/** Whether the page has a stylesheet, by whichever try. */
const hasCome = (address: string): boolean =>
  stands(fileOf(address)) || links().some(({ href, sheet }) => sheet && fileOf(href) === fileOf(address));

const linkOf = (address: string): HTMLLinkElement | undefined => links().find(({ href }) => href === address);

/** Whether the page has a stylesheet, or has asked for it. */
export const hasStyle = (address: string): boolean => hasCome(address) || linkOf(address) !== undefined;

/**
 * Takes away what the server has linked and has failed before any script ran: scripts wait for those links, and nobody
 * hears of their failure later. To be called before any other stylesheet is asked for.
 */
export function dropFailedLinks(tries: FileTries): void {
  for (const link of links()) {
    if (link.sheet || link.dataset.href === undefined) continue;
    link.remove();
    tries.note(link.href);
  }
}

/** The stylesheets that belong to modules. */
export class StyleLinks {
  readonly #tries: FileTries;
  readonly #limit: number;
  readonly #hashOf: (address: string) => string | undefined;
  readonly #missing = new Set<string>();

  /**
   * @param limit milliseconds after which nobody waits for a stylesheet any longer
   * @param hashOf the hash that a stylesheet is checked by, if there is one
   */
  constructor(tries: FileTries, limit: number, hashOf: (address: string) => string | undefined = () => undefined) {
    this.#tries = tries;
    this.#limit = limit;
    this.#hashOf = hashOf;
  }

  /**
   * Loads a stylesheet, unless the page has it.
   *
   * @param name of its module
   * @throws CodeError when it cannot be had (S8.003); LimitError. It is asked for again then until it comes.
   */
  async load(name: string, address: string): Promise<void> {
    try {
      await this.#once(name, address);
    } catch (error) {
      this.keepAsking(name, address);
      throw error;
    }
  }

  /** Asks again and again, ever more seldom, for a stylesheet that the page does without meanwhile. */
  keepAsking(name: string, address: string): void {
    if (this.#missing.has(address)) return;
    this.#missing.add(address);
    const ask = (wait: number) => setTimeout(() => this.#once(name, address).then(came, () => again(wait)), wait);
    const again = (wait: number) => ask(Math.min(2 * wait, pause.longest));
    const came = () => this.#missing.delete(address);
    ask(pause.first);
  }

  /** Waits for a stylesheet on its way. @throws what the loading throws; LimitError */
  async within<T>(address: string, loading: Promise<T>): Promise<T> {
    try {
      return await within(this.#limit, address, loading);
    } catch (error) {
      this.#tries.note(address);
      throw error;
    }
  }

  async #once(name: string, address: string): Promise<void> {
    if (!hasCome(address)) await this.within(address, link(name, this.#tries.next(address), this.#hashOf(address)));
  }
}

function link(name: string, address: string, hash: string | undefined): Promise<void> {
  const present = linkOf(address);
  const element = present ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  if (!present && hash !== undefined) Object.assign(element, { integrity: hash, crossOrigin: 'anonymous' });
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve(), { once: true });
    element.addEventListener(
      'error',
      () => {
        // A link that stays would pass for one that is on its way.
        element.remove();
        reject(styleError(name, address));
      },
      { once: true },
    );
    if (!present) document.head.append(element);
  });
}
