import { join } from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { project } from '../../../build/project.ts';
import { compile } from '../../../build/webpack/compile.ts';
import { commonConfiguration } from '../../../build/webpack/webpack-parts.ts';

/** Names of the portal's modules mean their sources here: nothing is shared, nothing comes later. */
const sources = {
  '@portal/contract$': 'contract/index.ts',
  '@portal/shell$': 'shell-app/public.ts',
  '@portal/shell/insider$': 'shell-app/insider.ts',
  '@portal/ui$': 'ui/index.ts',
  '@portal/ui/charts$': 'ui/charts/index.ts',
  '@portal/ui/analysis$': 'ui/analysis/index.ts',
};

export interface FloorSource {
  /** The script that draws the page, below the project. */
  entry: string;
  /** What stands, below the project, in the place of shell-app/pages/lazy-page.tsx; absent: every page is in the bundle. */
  pages?: string;
}

/** One script and one style sheet with the shell, a page and every library: the plain React page to compare with. */
function floorConfiguration(folder: string, { entry, pages }: FloorSource): Configuration {
  const common = commonConfiguration('floor', folder);
  const replaced = pages ? [new webpack.NormalModuleReplacementPlugin(/\/lazy-page\.tsx$/, join(project, pages))] : [];
  return {
    ...common,
    entry: { floor: join(project, entry) },
    output: { path: folder, filename: 'floor.js', publicPath: '/floor/', assetModuleFilename: '[name][ext]' },
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve?.alias,
        ...Object.fromEntries(Object.entries(sources).map(([name, file]) => [name, join(project, file)])),
      },
    },
    plugins: [...(common.plugins ?? []), ...replaced, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/**
 * Builds a floor into a folder.
 * @returns names of its scripts and style sheets
 */
export async function buildFloor(folder: string, source: FloorSource): Promise<{ js: string[]; css: string[] }> {
  const [built] = await compile([floorConfiguration(folder, source)]);
  const files = [...(built?.entrypoints.values() ?? [])].flatMap((entry) => entry.getFiles());
  return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
}
