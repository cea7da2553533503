import { fileURLToPath } from 'node:url';
import { builtManifest, readManifest } from '../shared/manifest.mjs';
import { readShared, sharedName } from '../shared/names.mjs';
import { OwnWindowPlugin } from './own-window.mjs';

export { OwnWindowPlugin };

const publicPath = fileURLToPath(new URL('./public-path.js', import.meta.url));
const scriptOrStyle = /\.(?:js|css)$/;

/**
 * Makes a System module of an area: shared libraries are those of the page, parts are found beside the entry, the code has
 * a window of its own, and manifest.json lies beside it with styles and hashes. Everything else stays the team's:
 * loaders, style sheets, aliases.
 */
export class PortalArea {
  #root;
  #shared;

  /** @param {{ root?: string, shared?: import('../shared/names.mjs').Shared }} [options] root: the folder with manifest.json */
  constructor({ root, shared } = {}) {
    this.#root = root;
    this.#shared = shared;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { options, webpack } = compiler;
    const root = this.#root ?? compiler.context;
    const { manifest, name } = readManifest(root);
    const shared = this.#shared ?? readShared();
    const unit = name.replace(/^@/, '').replaceAll('/', '-');
    Object.assign(options.output, {
      publicPath: '',
      uniqueName: unit,
      library: { type: 'system' },
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 120_000,
    });
    options.output.filename ??= 'index.js';
    options.output.chunkFilename ??= '[name].[contenthash:12].js';
    options.devtool ??= 'source-map';
    options.module.parser = {
      ...options.module.parser,
      javascript: { ...options.module.parser?.javascript, overrideStrict: 'strict' },
    };
    new webpack.ExternalsPlugin(undefined, ({ request = '' }, answer) => {
      try {
        const known = sharedName(request, shared);
        answer(undefined, known === null ? undefined : `system ${known}`);
      } catch (error) {
        answer(error);
      }
    }).apply(compiler);
    for (const entry of Object.keys(typeof options.entry === 'function' ? { main: {} } : options.entry))
      new webpack.EntryPlugin(compiler.context, publicPath, { name: entry }).apply(compiler);
    new OwnWindowPlugin(name).apply(compiler);
    compiler.hooks.compilation.tap(PortalArea.name, (compilation) => {
      const { createScript } = webpack.runtime?.LoadScriptRuntimeModule?.getCompilationHooks?.(compilation) ?? {};
      createScript?.tap(PortalArea.name, (code) => `${code}\n${checkedPart}`);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PortalArea.name, stage }, () => {
        const text = manifestOf(compilation, manifest);
        compilation.emitAsset('manifest.json', new webpack.sources.RawSource(text));
      });
    });
  }
}

/** A part is checked by the hash that the manifest gives; `script` is the element that webpack has made for it. */
const checkedPart =
  'var hash = (globalThis[Symbol.for("@portal/parts")] || {}).hash; hash = hash && hash(url); if (hash) script.integrity = hash;';

/** @param {import('webpack').Compilation} compilation */
function manifestOf(compilation, manifest) {
  const [point] = compilation.entrypoints.values();
  const own = point?.getFiles() ?? [];
  const entry = own.find((file) => file.endsWith('.js'));
  if (!entry) throw new Error('webpack made no script for the entry of the area.');
  const first = compilation.namedChunkGroups.get('load')?.getFiles() ?? [];
  const files = Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => scriptOrStyle.test(name))
      .map(({ name, source }) => [name, source.buffer()]),
  );
  return builtManifest(manifest, {
    format: 'system',
    entry,
    styles: own.filter((file) => file.endsWith('.css')),
    needs: first.filter((file) => file.endsWith('.js')),
    files,
  });
}
