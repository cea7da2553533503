import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { fileName, importMap, isArea, type PortalModule } from '../import-map.ts';
import { project } from '../project.ts';
import { externalFor } from './externals.ts';
import { OwnWindowPlugin } from './own-window.ts';
import { buildMode, commonConfiguration } from './webpack-parts.ts';

const folder = join(project, 'build');
const publicPath = join(project, 'packages/build/webpack/public-path.js');
const noFetchAdapter = join(folder, 'shared/no-fetch-adapter.js');
const noMutations = join(folder, 'shared/no-mutations.js');
const reloadPage = join(folder, 'hot/reload-page.js');

/** node-polyglot brings shims for browsers of 2012, more than it weighs itself. */
const polyglotParts = {
  'object.entries$': join(folder, 'shared/native-entries.cjs'),
  hasown$: join(folder, 'shared/native-has-own.cjs'),
  warning$: join(folder, 'shared/native-warning.cjs'),
};

/**
 * All shared libraries, one file per group. Each entry has its group as layer, so that a library
 * is external to every group but its own.
 *
 * @param assets absolute path of the folder that receives the files
 */
export function sharedConfiguration(assets: string): Configuration {
  const common = commonConfiguration('shared', assets);
  const groups = Object.keys(importMap.shared);
  const hook = buildMode === 'development' ? [join(folder, 'shared/refresh-hook.js')] : [];
  return {
    ...common,
    entry: Object.fromEntries(
      groups.map((group) => [group, { import: [...hook, join(folder, `shared/${group}.js`)], layer: group }]),
    ),
    experiments: { layers: true },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/[\\/]query-core[\\/].*[\\/]mutationCache\.js$/, noMutations),
      new webpack.NormalModuleReplacementPlugin(/[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, noFetchAdapter),
    ],
    module: {
      rules: [
        ...(common.module?.rules ?? []),
        // As bundlers read them: Node's own rule would give the namespace of a CommonJS library as its default.
        { test: /\.js$/, include: join(folder, 'shared'), type: 'javascript/auto' },
        { test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, loader: join(folder, 'shared/shakeable-components.cjs') },
      ],
    },
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve?.alias,
        ...polyglotParts,
        // Its ESM build loses the live binding of SingleSpaContext when it is shared.
        'single-spa-react$': join(project, 'node_modules/single-spa-react/lib/cjs/single-spa-react.cjs'),
      },
    },
    externals: ({ request = '', contextInfo }, answer) => {
      const own = importMap.shared[contextInfo?.issuerLayer ?? ''] ?? [];
      answer(undefined, (contextInfo?.issuer && externalFor(request, own)) || undefined);
    },
  };
}

/** What the development build of the framework is called: no name of the import map. */
export const developmentFramework = 'development-framework';

/**
 * The framework with the development build of React, for pages of developers: an area that is being developed has its
 * components exchanged as they stand, and messages in words.
 *
 * @param assets absolute path of the folder that receives the file
 */
export function developmentConfiguration(assets: string): Configuration {
  const shared = sharedConfiguration(assets);
  const parts = ['refresh-hook', 'framework'].map((part) => join(folder, `shared/${part}.js`));
  return {
    ...shared,
    name: developmentFramework,
    mode: 'development',
    devtool: false,
    entry: { [developmentFramework]: { import: parts, layer: 'framework' } },
    optimization: { ...shared.optimization, minimize: true },
  };
}

/**
 * One own module of the portal.
 *
 * @param module name in the import map and entry file
 * @param assets absolute path of the folder that receives the files
 * @param hot whether the files go to a page that is open while they change
 */
export function moduleConfiguration(module: PortalModule, assets: string, hot = false): Configuration {
  const unit = fileName(module.name);
  const common = commonConfiguration(unit, assets, hot, dirname(module.entry));
  return {
    ...common,
    // What changes while the page is open comes in pieces that share the page's window, as code of other builds does.
    ...(isArea(module.name) &&
      !hot && {
        // In sloppy code, names that are not declared and functions without a receiver would reach the page's window.
        module: { ...common.module, parser: { javascript: { overrideStrict: 'strict' } } },
        plugins: [...(common.plugins ?? []), new OwnWindowPlugin(module.name)],
      }),
    entry: { [unit]: [publicPath, module.entry] },
    externals: ({ request = '' }, answer) => answer(undefined, externalFor(request, [module.name]) ?? undefined),
  };
}

/**
 * An area that is built apart from the portal: its entry is index.js, as the portal looks for it in a folder of
 * its own (A16), and as an override names it.
 *
 * @param module name in the import map and entry file
 * @param folder absolute path of the folder that receives the files
 * @param hot whether the files go to a page that is open while they change
 */
export function areaConfiguration(module: PortalModule, folder: string, hot = false): Configuration {
  const own = moduleConfiguration(module, folder, hot);
  const parts = [publicPath, ...(hot ? [reloadPage] : []), module.entry];
  return { ...own, entry: { index: parts }, output: { ...own.output, filename: 'index.js' } };
}
