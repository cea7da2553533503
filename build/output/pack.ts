import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importMap } from '../import-map.ts';
import type { BuiltModule } from './manifest.ts';

/** Addresses of the modules that every page needs, each file once, by the names of import-map.json. */
export function packedFiles(modules: Record<string, BuiltModule>): string[] {
  return [...new Set(importMap.packed.flatMap((name) => modules[name]?.file ?? []))];
}

/**
 * One script for many modules: a browser opens six connections to a site, and each small file takes a turn of one.
 * A module keeps its own address: an override that names another one is fetched from there, and the pack is left alone.
 *
 * @param out folder of the build, above assets/
 * @param files addresses below it, such as /assets/framework.0f3a.js
 * @returns code that hands SystemJS the registrations as if they had been fetched from their addresses
 */
export async function packCode(out: string, files: readonly string[]): Promise<string> {
  const parts = await Promise.all(
    files.map(async (file) => {
      const code = (await readFile(join(out, file), 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '');
      // The brackets tell the engine that the function is called at once, so that it is compiled once and not twice.
      return `pack[new URL(${JSON.stringify(file)},document.baseURI).href]=(function(){${code}\n});`;
    }),
  );
  return [
    '(function(){var pack={},loader=System.constructor.prototype,fetched=loader.instantiate;',
    'loader.instantiate=function(address){var run=pack[address];if(!run)return fetched.apply(this,arguments);',
    // While the page is being read, SystemJS takes a registration for the last script of the page and imports that one
    // too, so that modules would run twice: those of the pack are handed over without its register().
    'delete pack[address];var taken;this.register=function(){taken=arguments};',
    'try{run()}finally{delete this.register}return taken};',
    ...parts,
    '})();',
  ].join('\n');
}
