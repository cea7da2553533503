import type { StyleLinks } from './style-links.ts';
import type { SystemLoader } from './system.ts';

interface Instantiating extends SystemLoader {
  instantiate(address: string, ...rest: unknown[]): Promise<unknown>;
}

export interface StyleHookOptions {
  /** Address of a module -> its name and the addresses of its stylesheets. */
  stylesOf: (address: string) => { name: string; styles: string[] } | undefined;
  /** A module is shown without a stylesheet that does not come in its time. */
  styles: StyleLinks;
  raise: (error: unknown) => void;
}

/** Makes a module wait for the stylesheets that belong to it: nobody else loads those of a System entry. */
export function installStyleHook(system: SystemLoader, { stylesOf, styles, raise }: StyleHookOptions): void {
  const prototype = Object.getPrototypeOf(system) as Instantiating;
  const instantiate = prototype.instantiate;
  prototype.instantiate = async function (address, ...rest) {
    const needed = stylesOf(address);
    const styled = (needed?.styles ?? []).map((style) => styles.load(needed?.name ?? address, style).catch(raise));
    const [registration] = await Promise.all([instantiate.call(this, address, ...rest), ...styled]);
    return registration;
  };
}
