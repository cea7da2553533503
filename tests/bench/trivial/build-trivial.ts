import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildUnit, buildUnits } from '../../../build/build-units.ts';
import { fileName } from '../../../build/import-map.ts';
import type { Manifest } from '../../../build/output/manifest.ts';
import { project } from '../../../build/project.ts';
import { compile } from '../../../build/webpack/compile.ts';
import { moduleConfiguration } from '../../../build/webpack/webpack-configurations.ts';
import { commonConfiguration } from '../../../build/webpack/webpack-parts.ts';
import { trivialAreas } from './areas.ts';

const here = join(project, 'tests/bench/trivial');

/**
 * Copies the build of the portal into a folder and adds the trivial areas, as if they lay in areas/.
 * @throws Error when an area does not compile
 */
export async function buildTrivialAreas(folder: string): Promise<void> {
  cpSync(join(project, 'dist/assets'), join(folder, 'assets'), { recursive: true });
  const units = trivialAreas.map(({ key }): BuildUnit => {
    const name = `@portal/area-${key}`;
    const entry = join(here, key, 'index.ts');
    const configuration = moduleConfiguration({ name, entry }, join(folder, 'assets'));
    return { name: fileName(name), configuration, entries: { [fileName(name)]: [name] } };
  });
  const stamps = await buildUnits(units, join(folder, 'assets'), 'bench');
  const manifest = JSON.parse(readFileSync(join(project, 'dist/manifest.json'), 'utf8')) as Manifest;
  for (const { modules } of stamps) Object.assign(manifest.modules, modules);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

/**
 * Builds the plain page of the same two areas: one script, and a lazy one for each.
 * @returns the scripts that its HTML names
 */
export async function buildTrivialFloor(folder: string): Promise<{ js: string[]; css: string[] }> {
  const common = commonConfiguration('floor', folder);
  const output = { path: folder, filename: 'floor.js', chunkFilename: '[name].js', publicPath: '/floor/' };
  await compile([{ ...common, entry: { floor: join(here, 'floor.tsx') }, output }]);
  return { js: ['floor.js'], css: [] };
}
