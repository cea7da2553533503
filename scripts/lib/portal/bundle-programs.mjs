import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { project } from '../project.mjs';
import { programFolder, programLine } from './built-programs.mjs';

/** The programs of the server: what each is called when it is bundled, and the file that it begins with. */
const programs = {
  main: 'server/main.ts',
  'finish-demo': 'server/demo/finish-main.ts',
  'work-off': 'server/deliveries/work-main.ts',
  'work-upload': 'server/deliveries/uploads/work-main.ts',
  'work-content': 'server/deliveries/content/work-main.ts',
  'pdf-work': 'server/content/marketplace/pdf/work/work-main.ts',
  account: 'server/cli/account.ts',
  backup: 'server/cli/backup.ts',
  content: 'server/cli/content.ts',
  data: 'server/cli/data.ts',
  module: 'server/cli/module.ts',
  usage: 'server/cli/usage.ts',
};

/** A process that was started before still asks for its own chunks: files stay for a day. In ms. */
const keptFor = 24 * 60 * 60 * 1000;

/** @returns the options of a bundle for Node: packages stay where they are installed */
const usual = {
  absWorkingDir: project,
  bundle: true,
  format: 'esm',
  logLevel: 'silent',
  outExtension: { '.js': '.mjs' },
  packages: 'external',
  platform: 'node',
  sourcemap: 'linked',
  sourcesContent: false,
  target: 'node20.11',
};

/** Files that are as they were are left alone, and the others appear whole: somebody may be starting them. */
function put({ path, contents }) {
  const before = statSync(path, { throwIfNoEntry: false })?.size === contents.length ? readFileSync(path) : null;
  if (before?.equals(contents)) return;
  writeFileSync(`${path}.${process.pid}.part`, contents);
  renameSync(`${path}.${process.pid}.part`, path);
}

function removeOld(current) {
  for (const file of readdirSync(programFolder)) {
    const path = join(programFolder, file);
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (!current.has(file) && Date.now() - mtimeMs > keptFor) rmSync(path, { force: true });
  }
}

/**
 * Bundles the programs of the server into dist/server. To read a bundle takes Node a third of what it takes to read
 * the sources one by one, and to bundle them takes less than the difference: nobody has to ask whether it is stale.
 * @throws Error with the bundler's words when a source cannot be read
 */
export async function bundlePrograms() {
  const { outputFiles } = await build({
    ...usual,
    chunkNames: '[name]-[hash]',
    entryPoints: programs,
    outdir: programFolder,
    splitting: true,
    write: false,
  });
  mkdirSync(programFolder, { recursive: true });
  for (const file of outputFiles) put(file);
  removeOld(new Set(outputFiles.map(({ path }) => basename(path))));
}

/**
 * Bundles a few lines of TypeScript that name files of the project from its top.
 * @param {string} text
 * @param {import('esbuild').Plugin[]} plugins
 * @returns what Node is told to run them
 */
export async function bundleLines(text, plugins = []) {
  const name = `lines-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
  const stdin = { contents: text, loader: 'ts', resolveDir: project };
  const outfile = join(programFolder, `${name}.mjs`);
  const { outputFiles } = await build({ ...usual, outfile, stdin, plugins, write: false });
  mkdirSync(programFolder, { recursive: true });
  for (const file of outputFiles) put(file);
  return programLine(name);
}
