import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chunk, ChunkGroup, Compilation } from 'webpack';
import { describeFile } from './describe-file.ts';
import { address, type BuiltChunk, type BuiltModule } from './manifest.ts';

const withEnding = (files: readonly string[], ending: string): string[] =>
  files.filter((file) => file.endsWith(ending));

/** Names that the module imports before it runs, read from its own first line: the truth that SystemJS sees. */
export function staticDependencies(code: string): string[] {
  const list = /System\.register\(\s*(\[[^\]]*\])/.exec(code)?.[1];
  if (list === undefined) throw new Error('The file is no System module: it does not call System.register.');
  return JSON.parse(list.replaceAll("'", '"')) as string[];
}

const lazyExternal = /^external promise "System\.import\(\\"(.+)\\"\)"$/;

/**
 * Names that a chunk asks System for at the moment of use. webpack moves such externals into the entry, so they are
 * found by who refers to them: the import() that makes the chunk, and the modules in it.
 */
function lazyDependencies({ chunkGraph, moduleGraph }: Compilation, group: ChunkGroup): string[] {
  const needed = [...group.blocksIterable].flatMap((block) =>
    block.dependencies.map((dependency) => moduleGraph.getModule(dependency)),
  );
  const inside = group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap((module) => [...moduleGraph.getOutgoingConnections(module)].map((connection) => connection.module));
  const names = [...needed, ...inside].map((module) => lazyExternal.exec(module?.identifier() ?? '')?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** What an entry exports, as the compiler knows it; what it cannot know of a library of old is left out, but for its default. */
function exportNames({ chunkGraph, moduleGraph }: Compilation, chunk: Chunk | null | undefined): string[] {
  const entry = chunk ? [...chunkGraph.getChunkEntryModulesIterable(chunk)].at(-1) : undefined;
  const names = entry && moduleGraph.getExportsInfo(entry).getProvidedExports();
  return Array.isArray(names) ? names.filter((name) => name !== '__esModule').sort() : ['default'];
}

const describeChunk = (compilation: Compilation, group: ChunkGroup): BuiltChunk => ({
  js: withEnding(group.getFiles(), '.js').map(address),
  css: withEnding(group.getFiles(), '.css').map(address),
  deps: lazyDependencies(compilation, group),
});

/**
 * What the manifest says about one entry of a finished compilation.
 *
 * @param assets absolute path of the folder with the files
 * @param entry name of the entry in the configuration
 */
export async function describeEntry(compilation: Compilation, assets: string, entry: string): Promise<BuiltModule> {
  const point = compilation.entrypoints.get(entry);
  const [file] = withEnding(point?.getFiles() ?? [], '.js');
  if (!point || file === undefined) throw new Error(`webpack made no file for the entry ${entry}`);
  const lazy = compilation.chunkGroups.filter((group) => !group.isInitial());
  return {
    ...(await describeFile(assets, file)),
    css: withEnding(point.getFiles(), '.css').map(address),
    deps: staticDependencies(await readFile(join(assets, file), 'utf8')),
    exports: exportNames(compilation, point.getEntrypointChunk()),
    chunks: Object.fromEntries(
      lazy.map((group) => [
        group.name ?? String(group.chunks[0]?.id ?? 'externals'),
        describeChunk(compilation, group),
      ]),
    ),
  };
}
