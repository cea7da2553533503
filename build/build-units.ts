import { statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Compilation, Configuration } from 'webpack';
import { isArea } from './import-map.ts';
import { isSentCompressed } from './output/compress-file.ts';
import { checkCurated } from './output/curated.ts';
import { describeEntry } from './output/describe.ts';
import { describeFile } from './output/describe-file.ts';
import type { BuiltModule } from './output/manifest.ts';
import { inputsOf, type Stamp } from './output/stamp.ts';
import { compile } from './webpack/compile.ts';
import { oneReact } from './webpack/one-react.ts';

/** One run of webpack: what it is called, and which names of the import map each of its entries answers to. */
export interface BuildUnit {
  name: string;
  configuration: Configuration;
  entries: Record<string, string[]>;
}

/** Packages are covered by the hash of the lock file; folders, which webpack lists too, have no content. */
const ownInputs = (compilation: Compilation): string[] =>
  [...compilation.fileDependencies].filter(
    (file) => !file.includes(`${sep}node_modules${sep}`) && statSync(file, { throwIfNoEntry: false })?.isFile(),
  );

/**
 * An area may come from elsewhere, where nobody knows the stylesheets of its entry.
 *
 * @throws Error when an area's entry needs one
 */
export function stylesInChunks(name: string, built: BuiltModule): BuiltModule {
  if (!isArea(name) || built.css.length === 0) return built;
  throw new Error(
    `The entry of ${name} imports a stylesheet, which nobody would load. Import it in the code behind load().`,
  );
}

/**
 * @param unit what the compilation belongs to
 * @throws Error when it holds a React of its own, or uses what the shared libraries do not give
 */
export function checkUnit(compilation: Compilation, assets: string, unit: string): void {
  const scripts = Object.keys(compilation.assets).filter((file) => file.endsWith('.js'));
  oneReact(
    scripts.map((file) => join(assets, file)),
    unit,
  );
  checkCurated(compilation, unit);
}

async function finish(unit: BuildUnit, compilation: Compilation, assets: string, common: string): Promise<Stamp> {
  const outputs = Object.keys(compilation.assets);
  await Promise.all(outputs.filter(isSentCompressed).map((file) => describeFile(assets, file)));
  checkUnit(compilation, assets, unit.name);
  const modules: Record<string, BuiltModule> = {};
  for (const [entry, names] of Object.entries(unit.entries)) {
    const built = await describeEntry(compilation, assets, entry);
    for (const name of names) modules[name] = stylesInChunks(name, built);
  }
  return {
    common,
    inputs: inputsOf(ownInputs(compilation)),
    outputs,
    modules,
  };
}

/**
 * Builds units in one process.
 *
 * @param assets absolute path of the folder that receives the files
 * @param common hash that the stamps carry
 * @returns one stamp per unit, in the same order
 * @throws Error when a unit does not compile or brings a React of its own
 */
export async function buildUnits(units: BuildUnit[], assets: string, common: string): Promise<Stamp[]> {
  const compilations = await compile(units.map((unit) => unit.configuration));
  const stamps: Stamp[] = [];
  for (const [index, unit] of units.entries()) {
    const compilation = compilations[index];
    if (compilation) stamps.push(await finish(unit, compilation, assets, common));
  }
  return stamps;
}
