import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { developmentFramework } from './webpack-configurations.ts';

/** What only React and its renderer define, in either mode, minified or not; using it looks different. */
const signatures = [
  /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/,
  /\breconcilerVersion\s*:/,
];

/** @returns whether the code defines React or a React renderer, and does not only import it */
export const containsReact = (code: string): boolean => signatures.some((signature) => signature.test(code));

/**
 * There is exactly one React on the page: hooks of two never meet.
 *
 * @param files absolute paths of built scripts
 * @param unit what they belong to; only the shared libraries may contain React
 * @throws Error that names the file with a second React
 */
export function oneReact(files: string[], unit: string): void {
  if (['shared', developmentFramework].includes(unit)) return;
  for (const file of files) {
    if (containsReact(readFileSync(file, 'utf8'))) {
      throw new Error(
        `${basename(file)} of ${unit} contains a React of its own. Import react and react-dom by exactly these names, ` +
          'or add the name that was used to "aliases" of import-map.json.',
      );
    }
  }
}
