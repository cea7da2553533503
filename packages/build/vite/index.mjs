import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtManifest, readManifest } from '../shared/manifest.mjs';
import { readShared, sharedName } from '../shared/names.mjs';
import { devPlugin } from './dev.mjs';
import { withOwnWindow } from './own-window.mjs';

const entryFile = 'index.js';

/** @param {string} root @returns {string} the entry of an area: src/index with the ending that there is */
function entryOf(root) {
  const names = ['ts', 'tsx', 'js', 'jsx', 'mjs'].map((ending) => join(root, 'src', `index.${ending}`));
  const found = names.find((file) => existsSync(file));
  if (!found) throw new Error(`${join(root, 'src')} has no index file, which is the entry of the area.`);
  return found;
}

/**
 * Makes modules of the language of an area: shared libraries are those of the page, parts and pictures are found beside the
 * entry, the code has a window of its own, and manifest.json lies beside it with styles and hashes. `vite` serves it with
 * what has changed put into the page.
 *
 * @param {{ root?: string, portal?: string, shared?: import('../shared/names.mjs').Shared }} [options] root: the folder with
 * manifest.json; portal: origin of a portal on another machine that may have the area while it is developed
 * @returns {import('vite').Plugin[]}
 */
export function portalArea({ root = process.cwd(), portal, shared = readShared() } = {}) {
  const { manifest, name } = readManifest(root);
  let out = join(root, 'dist');
  /** @type {{ styles: string[], needs: string[] }} */
  let first = { styles: [], needs: [] };
  const build = {
    name: '@portal/build',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      root,
      base: './',
      publicDir: false,
      build: {
        target: 'es2022',
        sourcemap: true,
        // Links that tell the browser what to fetch ahead would stand in the page's own head.
        modulePreload: false,
        rolldownOptions: optionsOf(root, shared),
        rollupOptions: optionsOf(root, shared),
      },
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = withOwnWindow(name, chunk.code, (code) => this.parse(code));
          if (chunk.type === 'chunk' && chunk.map) chunk.map.mappings = `;${chunk.map.mappings}`;
          if (chunk.type === 'asset' && chunk.fileName.endsWith('.js.map'))
            chunk.source = lineLater(String(chunk.source));
        }
        first = firstFiles(bundle);
      },
    },
    writeBundle() {
      const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
      const files = Object.fromEntries(
        names.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => [file, readFileSync(join(out, file))]),
      );
      const text = builtManifest(manifest, { format: 'es', entry: entryFile, ...first, files });
      writeFileSync(join(out, 'manifest.json'), text);
    },
  };
  return [build, devPlugin({ root, entry: () => entryOf(root), name, manifest, portal, shared })];
}

/** @param {string} root @param {import('../shared/names.mjs').Shared} shared */
const optionsOf = (root, shared) => ({
  input: { index: entryOf(root) },
  external: (request) => !/^[./\0]|^[a-z]:/i.test(request) && sharedName(request, shared) !== null,
  preserveEntrySignatures: 'strict',
  output: {
    format: 'es',
    entryFileNames: entryFile,
    chunkFileNames: '[name].[hash].js',
    assetFileNames: '[name].[hash][extname]',
  },
});

/** A line stands before the code. */
function lineLater(map) {
  const parsed = JSON.parse(map);
  return JSON.stringify({ ...parsed, mappings: `;${parsed.mappings}` });
}

/** What must be there before the entry runs, and what the part called `load` is. */
function firstFiles(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (file, seen = new Set()) => {
    if (seen.has(file) || !byFile.has(file)) return seen;
    seen.add(file);
    for (const other of byFile.get(file).imports) withImports(other, seen);
    return seen;
  };
  const entry = withImports(entryFile);
  const load = chunks.find(({ name, isEntry }) => name === 'load' && !isEntry);
  const needs = new Set([...entry, ...(load ? withImports(load.fileName) : [])]);
  needs.delete(entryFile);
  const styles = [...entry].flatMap((file) => [...(byFile.get(file).viteMetadata?.importedCss ?? [])]);
  return { styles: [...new Set(styles)], needs: [...needs] };
}
