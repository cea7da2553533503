import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.mjs';

const read = (file) => JSON.parse(readFileSync(join(project, file), 'utf8'));

/** Own modules that areas may use. */
const isFace = (name) => /^@portal\/(?:shell|ui(?:\/\w+)?)$/.test(name);

/**
 * What the page shares, as it is built now.
 *
 * @returns {{ exported: Record<string, string[]>, aliases: Record<string, string> }} names that each module exports, and names
 * that mean another one
 * @throws {Error} where nothing is built
 */
export function sharedOfBuild() {
  const { modules } = read('dist/manifest.json');
  const { aliases } = read('import-map.json');
  const names = Object.keys(modules).filter((name) => !name.startsWith('@portal/') || isFace(name));
  return {
    exported: Object.fromEntries(names.map((name) => [name, modules[name].exports])),
    aliases: Object.fromEntries(Object.entries(aliases).filter(([name]) => !name.startsWith('@portal/'))),
  };
}
