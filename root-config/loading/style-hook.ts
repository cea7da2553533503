import { styleError } from '../host/chunk-errors.ts';
import { within } from '../host/within.ts';
import type { SystemLoader } from './system.ts';

interface Instantiating extends SystemLoader {
  instantiate(address: string, ...rest: unknown[]): Promise<unknown>;
}

/** The server writes the style sheets that the path needs into the page, each under the name of its file. */
const stands = (address: string): boolean =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].some(
    ({ dataset }) => new URL(dataset.href ?? '', address).href === address,
  );

/** Whether the page has a stylesheet, or has asked for it. */
export const hasStyle = (address: string): boolean => stands(address) || linkOf(address) !== undefined;

const linkOf = (address: string): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find((link) => link.href === address);

/** Loads a stylesheet, unless the page has it. @throws CodeError when it cannot be had (S8.003) */
function loadStyle(name: string, address: string): Promise<void> {
  if (stands(address)) return Promise.resolve();
  const present = linkOf(address);
  if (present?.sheet) return Promise.resolve();
  const link = present ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        // A link that stays would pass for one that is on its way.
        link.remove();
        reject(styleError(name, address));
      },
      { once: true },
    );
    if (!present) document.head.append(link);
  });
}

export interface StyleHookOptions {
  /** Address of a module -> its name and the addresses of its stylesheets. */
  stylesOf: (address: string) => { name: string; styles: string[] } | undefined;
  /** Milliseconds after which a module is shown without its stylesheet. */
  limit: number;
  raise: (error: unknown) => void;
}

/** Makes a module wait for the stylesheets that belong to it: nobody else loads those of a System entry. */
export function installStyleHook(system: SystemLoader, { stylesOf, limit, raise }: StyleHookOptions): void {
  const prototype = Object.getPrototypeOf(system) as Instantiating;
  const instantiate = prototype.instantiate;
  prototype.instantiate = async function (address, ...rest) {
    const needed = stylesOf(address);
    const styled = (needed?.styles ?? []).map((style) =>
      within(limit, style, loadStyle(needed?.name ?? address, style)).catch(raise),
    );
    const [registration] = await Promise.all([instantiate.call(this, address, ...rest), ...styled]);
    return registration;
  };
}
