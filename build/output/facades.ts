import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { importMap } from '../import-map.ts';
import { describeFile } from './describe-file.ts';
import { address, type BuiltModule, type Manifest } from './manifest.ts';

/** Own modules that areas may use; the others are the frame's. */
const faces = ['@portal/shell', '@portal/ui', '@portal/ui/charts', '@portal/ui/analysis'];

/** Names that modules of the language may import, each with the module of the page that answers to it. */
const sharedNames = (): Record<string, string> => {
  const own = [...Object.values(importMap.shared).flat(), ...faces].map((name) => [name, name]);
  const aliases = Object.entries(importMap.aliases).filter(([name]) => !name.startsWith('@portal/'));
  return Object.fromEntries([...own, ...aliases]);
};

/**
 * A module of the language that gives what a module of the page exports: the same objects, so that both worlds have one
 * React. The names are those of the build; what it is bound to is read once, when the module has run.
 *
 * @param name of the module in the import map of the page
 * @param exported names that it exports
 */
export function facadeCode(name: string, exported: readonly string[]): string {
  const given = exported.map((each, at) => `${each}:_${at}`).join();
  const taken = exported.map((each, at) => `_${at} as ${each}`).join();
  // The page waits for what does not come, and asks again: a module that throws once would be broken for good.
  const source = `(globalThis[Symbol.for("@portal/shared")]??(name=>System.import(name)))(${JSON.stringify(name)})`;
  return `const{${given}}=await ${source};\nexport{${taken}};\n`;
}

/** Writes a file under a name that its text makes. @returns its name */
async function write(assets: string, name: string, ending: string, text: string): Promise<string> {
  const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.${ending}`;
  await writeFile(join(assets, file), text);
  return file;
}

/**
 * Writes what lets modules of the language use those of the page: a small module for each file of the page, and the import
 * map of the browser's own that names them. The page takes that map in when the first such module is asked for.
 *
 * @param assets absolute path of the folder that receives them
 * @returns names of the files, and where the map lies and what its text is checked by
 */
export async function writeFacades(
  assets: string,
  modules: Record<string, BuiltModule>,
): Promise<{ files: string[]; es: Manifest['es'] }> {
  const map = { imports: {} as Record<string, string>, integrity: {} as Record<string, string> };
  const facades = new Map<string, string>();
  for (const [name, answers] of Object.entries(sharedNames())) {
    const module = modules[answers];
    if (!module) continue;
    const known = facades.get(module.file);
    if (known !== undefined) {
      map.imports[name] = known;
      continue;
    }
    const [unit = ''] = basename(module.file).split('.');
    const file = await write(assets, `es-${unit}`, 'js', facadeCode(answers, module.exports));
    const { integrity } = await describeFile(assets, file);
    facades.set(module.file, address(file));
    map.imports[name] = address(file);
    map.integrity[address(file)] = integrity;
  }
  const text = JSON.stringify(map);
  const file = await write(assets, 'es-map', 'json', text);
  await describeFile(assets, file);
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return { files: [file, ...[...facades.values()].map((each) => basename(each))], es: { map: address(file), hash } };
}
