import { join, resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { fileName, listModules } from '../import-map.ts';
import { project } from '../project.ts';
import { developmentConfiguration, moduleConfiguration, sharedConfiguration } from './webpack-configurations.ts';
import { buildMode } from './webpack-parts.ts';

/** What may be said on the command line by `--env`. */
export interface BuildOptions {
  /** One alone: an area (sales), another module (rail, ui/charts), its name in the import map, or `shared`. */
  module?: string;
  /** Folder that receives assets/; dist/ of the project where absent. */
  out?: string;
}

/**
 * How each module of the page is built.
 *
 * @returns the shared libraries first, then every module that has an entry file; of a production build the development
 * build of the framework too
 * @throws Error when nothing is called as `module` says
 */
export function configurations({ module, out }: BuildOptions = {}): Configuration[] {
  const assets = join(out === undefined ? join(project, 'dist') : resolve(out), 'assets');
  const own = listModules().found.map((found) => moduleConfiguration(found, assets));
  const development = buildMode === 'production' ? [developmentConfiguration(assets)] : [];
  const all = [sharedConfiguration(assets), ...development, ...own].map(
    (each): Configuration => ({ ...each, stats: 'errors-only' }),
  );
  if (module === undefined) return all;
  const called = fileName(module);
  const chosen = [called, `portal-${called}`, `portal-area-${called}`]
    .map((name) => all.find((each) => each.name === name))
    .find((each) => each !== undefined);
  if (chosen) return [chosen];
  throw new Error(`No module is called ${module}. There are ${all.map(({ name }) => name).join(', ')}.`);
}
