import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { fileName, type PortalModule } from '../import-map.ts';
import { project } from '../project.ts';
import { areaConfiguration } from '../webpack/webpack-configurations.ts';

const folder = join(project, 'build/hot');
/** The development server draws what is wrong over the page; the plugin only has to say it. */
const sayError = join(folder, 'say-error.js');

/**
 * An area whose components are exchanged in the page as their files change.
 *
 * @param area name in the import map and entry file (absolute)
 */
export function hotConfiguration(area: PortalModule): Configuration {
  const unit = fileName(area.name);
  const own = areaConfiguration(area, join(project, 'dist'), true);
  return {
    ...own,
    mode: 'development',
    // Maps beside the files: the policy of the page forbids code in strings.
    devtool: 'source-map',
    output: {
      ...own.output,
      // The same names at every build: what is exchanged is found by its name.
      chunkFilename: `${unit}.[name].js`,
      // Beginning like the names that loaders keep, which stay when the area leaves the page.
      hotUpdateGlobal: `webpackChunkUpdate_${unit.replace(/\W/g, '_')}`,
    },
    resolve: {
      ...own.resolve,
      alias: { ...own.resolve?.alias, 'react/jsx-dev-runtime$': join(folder, 'jsx-dev-runtime.js') },
    },
    plugins: [
      ...(own.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: `${unit}.[name].css` }),
      new ReactRefreshPlugin({ overlay: { entry: false, module: sayError, sockIntegration: false } }),
    ],
  };
}
