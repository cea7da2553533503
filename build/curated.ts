import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { project } from './project.ts';

const library = 'react-router-dom';
const list = 'build/shared/framework.js';

/** @returns the names that the shared file takes over from react-router-dom */
export function curatedNames(code: string): Set<string> {
  const names = [...code.matchAll(/export \{([^}]*)\} from '([^']+)'/g)]
    .filter(([, , from]) => from === library)
    .flatMap(([, inside = '']) => inside.split(','))
    .map((name) => name.trim());
  return new Set(names.filter((name) => name !== ''));
}

/**
 * Only a part of react-router-dom is shared. A name that is missing would be undefined in the browser, and not before.
 *
 * @param unit what the compilation belongs to
 * @throws Error that names what is missing and where to add it
 */
export function checkCurated(compilation: Compilation, unit: string): void {
  const curated = curatedNames(readFileSync(join(project, list), 'utf8'));
  for (const module of compilation.modules) {
    if (module.identifier() !== `external system "${library}"`) continue;
    const exports = compilation.moduleGraph.getExportsInfo(module);
    const missing = [...compilation.chunkGraph.getModuleRuntimes(module)]
      .flatMap((runtime) => {
        const used = exports.getUsedExports(runtime);
        return used instanceof Set ? ([...used] as string[]) : [];
      })
      .filter((name) => !curated.has(name));
    if (missing.length > 0) {
      throw new Error(`${unit} uses ${missing.join(', ')} of ${library}, which is not shared: add it to ${list}.`);
    }
  }
}
