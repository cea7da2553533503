import type { ModuleLoading } from './module-loading.ts';

/**
 * Which stylesheets the module at an address needs, by the list that the server wrote into the page.
 * A module that comes from elsewhere by an override is not in it.
 *
 * @param css name of a module -> addresses of its stylesheets
 */
export const stylesOf =
  (css: Record<string, string[]>, loading: ModuleLoading) =>
  (address: string): { name: string; styles: string[] } | undefined => {
    const own = original(address);
    for (const [name, files] of Object.entries(css)) {
      const known = loading.address(name);
      if (known !== null && original(known) === own && known.startsWith(`${location.origin}/`)) {
        return { name, styles: files.map((file) => new URL(file, location.href).href) };
      }
    }
    return undefined;
  };

/** An address that is tried again carries a query. */
const original = (address: string): string => address.split('?', 1)[0] ?? address;
