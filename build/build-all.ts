import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { type BuildUnit, buildUnits } from './build-units.ts';
import { fileName, importMap, listModules } from './import-map.ts';
import { commonHash } from './output/common-hash.ts';
import { writeFacades } from './output/facades.ts';
import { address, type Manifest } from './output/manifest.ts';
import { packCode, packedFiles } from './output/pack.ts';
import { buildPageScripts } from './output/page-scripts.ts';
import { freshStamp, type Stamp, writeStamp } from './output/stamp.ts';
import { developmentFramework } from './webpack/webpack-configurations.ts';

/** Pages that were opened before this build still ask for their own chunks: files stay for a day. */
const storedFor = 24 * 60 * 60 * 1000;

/** What the names of the import map are that each entry of a configuration answers to. */
function unitOf(configuration: Configuration): BuildUnit {
  const { name = '' } = configuration;
  if (name === 'shared') return { name, configuration, entries: importMap.shared };
  if (name === developmentFramework) return { name, configuration, entries: { [name]: [name] } };
  const names = listModules().found.flatMap((module) => (fileName(module.name) === name ? [module.name] : []));
  return { name, configuration, entries: { [name]: names } };
}

function removeOld(assets: string, remaining: Set<string>): void {
  for (const file of readdirSync(assets)) {
    const path = join(assets, file);
    if (remaining.has(file.replace(/\.(br|gz)$/, '')) || Date.now() - statSync(path).mtimeMs < storedFor) continue;
    rmSync(path);
  }
}

function writeManifest(out: string, manifest: Manifest): void {
  const path = join(out, 'manifest.json');
  writeFileSync(`${path}.part`, `${JSON.stringify(manifest, null, 1)}\n`);
  renameSync(`${path}.part`, path);
}

/**
 * Builds all that is stale and writes the manifest.
 *
 * @param out absolute path of the folder that receives assets/, manifest.json and the stamps
 * @param configurations what webpack.config.js gives for that folder
 * @returns names of the units that were built, and names of modules without an entry file
 * @throws Error when a module does not compile
 */
export async function buildAll(
  out: string,
  configurations: Configuration[],
): Promise<{ built: string[]; missing: string[]; manifest: Manifest }> {
  const assets = join(out, 'assets');
  mkdirSync(assets, { recursive: true });
  const common = commonHash();
  const units = configurations.map(unitOf);
  const stamps = new Map<string, Stamp>();
  for (const unit of units) {
    const stamp = freshStamp(out, unit.name, common);
    if (stamp) stamps.set(unit.name, stamp);
  }
  const stale = units.filter((unit) => !stamps.has(unit.name));
  const built = await buildUnits(stale, assets, common);
  for (const [index, unit] of stale.entries()) {
    const stamp = built[index];
    if (!stamp) continue;
    stamps.set(unit.name, stamp);
    writeStamp(out, unit.name, stamp);
  }
  const described = units.map((unit) => stamps.get(unit.name)?.modules);
  const { [developmentFramework]: development, ...modules } = Object.assign({}, ...described) as Manifest['modules'];
  const packed = packedFiles(modules);
  const scripts = await buildPageScripts(assets, await packCode(out, packed));
  const facades = await writeFacades(assets, modules);
  const manifest: Manifest = {
    build: createHash('sha256')
      .update(JSON.stringify([scripts, modules]))
      .digest('hex')
      .slice(0, 12),
    loader: address(scripts.loader),
    overrides: address(scripts.overrides),
    packed,
    ...(development && { developmentReact: { file: development.file, integrity: development.integrity } }),
    es: facades.es,
    modules,
  };
  writeManifest(out, manifest);
  removeOld(
    assets,
    new Set([...Object.values(scripts), ...facades.files, ...[...stamps.values()].flatMap((stamp) => stamp.outputs)]),
  );
  return { built: stale.map((unit) => unit.name), missing: listModules().missing.map(({ name }) => name), manifest };
}
