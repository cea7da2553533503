import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { project } from '../project.ts';
import { classNames } from './class-names.ts';

/** PORTAL_BUILD=development: source maps and the development build of React. */
export const buildMode = process.env.PORTAL_BUILD === 'development' ? 'development' : 'production';

const production = buildMode === 'production';

/** Asks the browser to compile every function of a file in the background, while the file comes, not when it is called. */
export const compiledWhileItComes = '//# allFunctionsCalledOnLoad';

/** @param hot whether components can be exchanged in the page */
const script = (hot: boolean): RuleSetRule => ({
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      // Without development swc does not mark the components.
      transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
    },
  },
});

/** The contract only declares: of its files, those that a module takes nothing from stay out of it. */
const declarations: RuleSetRule = { include: join(project, 'contract'), sideEffects: false };

/** @param className the name of a class of a style sheet */
const style = (className: ReturnType<typeof classNames>): RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    // Pictures and fonts lie beside the stylesheet.
    { loader: MiniCssExtractPlugin.loader, options: { publicPath: '' } },
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: /\.module\.css$/,
          getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, own: string) =>
            className(resourcePath, own),
          namedExport: false,
          exportLocalsConvention: 'as-is',
        },
      },
    },
  ],
});

/** @param inside whether pictures and fonts stand in the files that name them: a page on another site may not ask for them */
const picture = (inside: boolean): RuleSetRule => ({
  test: /\.(svg|png|webp|jpg|woff2)$/,
  type: inside ? 'asset/inline' : 'asset/resource',
});

/**
 * What all configurations share.
 *
 * @param unit name of the configuration in files, class names and globals
 * @param assets absolute path of the folder that receives the files
 * @param hot whether the files go to a page that is open while they change
 * @param folder absolute path of the sources
 */
export const commonConfiguration = (unit: string, assets: string, hot = false, folder = project): Configuration => ({
  name: unit,
  mode: buildMode,
  context: project,
  target: ['web', 'es2022'],
  devtool: production ? false : 'source-map',
  output: {
    path: assets,
    filename: '[name].[contenthash:12].js',
    chunkFilename: `${unit}.[name].[contenthash:12].js`,
    assetModuleFilename: `${unit}.[name].[contenthash:12][ext]`,
    publicPath: '',
    uniqueName: unit,
    library: { type: 'system' },
    // S9.001
    chunkLoadTimeout: 120_000,
    crossOriginLoading: 'anonymous',
  },
  module: { rules: [script(hot), declarations, style(classNames(unit, folder)), picture(hot)] },
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    alias: { '@portal/contract$': join(project, 'contract/index.ts') },
  },
  plugins: [
    // After the minimizer, which would take the comment away.
    new webpack.BannerPlugin({
      banner: compiledWhileItComes,
      raw: true,
      test: /^(highcharts|portal-ui-charts|portal-dashboard|portal-root-config\.load)\b.*\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
    new MiniCssExtractPlugin({
      filename: '[name].[contenthash:12].css',
      chunkFilename: `${unit}.[name].[contenthash:12].css`,
    }),
  ],
  optimization: {
    chunkIds: 'named',
    // What two parts share stands in both, unless it is worth a request of its own; measured before it is made small.
    splitChunks: { minSize: 50_000 },
    minimizer: [
      // swc is native and spreads itself over the cores: worker processes would only cost memory.
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        parallel: false,
        extractComments: false,
        // What one pass has made shorter, the next one can: after the fourth there is nothing left.
        terserOptions: { compress: { passes: 4 } },
      }),
      new CssMinimizerPlugin({ parallel: false }),
    ],
  },
  performance: { hints: false },
  stats: 'none',
  infrastructureLogging: { level: 'error' },
});
