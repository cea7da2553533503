import type { AreaCodes } from './area-codes.ts';
import type { ModuleLoading } from './module-loading.ts';

/**
 * Which stylesheets the module at an address needs, by the list that the server wrote into the page, or by the manifest of
 * an area from elsewhere. Another module that comes by an override is in neither.
 *
 * @param css name of a module -> addresses of its stylesheets
 */
export const stylesOf =
  (css: Record<string, string[]>, loading: ModuleLoading, codes: Pick<AreaCodes, 'at'>) =>
  (address: string): { name: string; styles: string[] } | undefined => {
    const foreign = codes.at(address);
    if (foreign) return { name: foreign.name, styles: foreign.code.styles };
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
