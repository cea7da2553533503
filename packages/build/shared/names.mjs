import { readFileSync } from 'node:fs';

/**
 * What the page shares, as the portal was built when this package was packed.
 *
 * @typedef {object} Shared
 * @property {Record<string, string[]>} exported name of a module -> names that it exports
 * @property {Record<string, string>} aliases a name that means another one
 */

/** @returns {Shared} */
export const readShared = () => JSON.parse(readFileSync(new URL('./shared.json', import.meta.url), 'utf8'));

/**
 * @param {string} request what the code imports
 * @param {Shared} shared
 * @returns {string | null} the name by which the page has it; null when it belongs into the build
 */
export function sharedName(request, { exported, aliases }) {
  const name = aliases[request] ?? request;
  if (Object.hasOwn(exported, name)) return name;
  if (!request.startsWith('@portal/') || request.startsWith('@portal/area-')) return null;
  throw new Error(
    `${request} is no public face of the portal. There are ${Object.keys(exported)
      .filter((each) => each.startsWith('@portal/'))
      .join(', ')}.`,
  );
}
