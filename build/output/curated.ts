import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { project } from '../project.ts';

/** Libraries of which only a part is shared, and the file that says which. */
export const curatedLists: Record<string, string> = {
  'react-router-dom': 'build/shared/framework.js',
  '@tanstack/react-query': 'build/shared/tanstack-query.js',
};

/** @returns the names that the shared file takes over from a library */
export function curatedNames(code: string, library: string): Set<string> {
  const names = [...code.matchAll(/export \{([^}]*)\} from '([^']+)'/g)]
    .filter(([, , from]) => from === library)
    .flatMap(([, inside = '']) => inside.split(','))
    .map((name) => name.trim());
  return new Set(names.filter((name) => name !== ''));
}

/**
 * A name that is missing in a list would be undefined in the browser, and not before.
 *
 * @param unit what the compilation belongs to
 * @throws Error that names what is missing and where to add it
 */
export function checkCurated(compilation: Compilation, unit: string): void {
  for (const module of compilation.modules) {
    const library = /^external system "(.*)"$/.exec(module.identifier())?.[1] ?? '';
    const list = curatedLists[library];
    if (list === undefined) continue;
    const curated = curatedNames(readFileSync(join(project, list), 'utf8'), library);
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
