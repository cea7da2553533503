import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { project } from '../project.mjs';
import { faces } from './emit-declarations.mjs';

const source = join(project, 'packages/testing');

/** What the check of an area uses. */
const ofCheck = ['ajv', 'axe-core', 'jsonc-parser'];

/** Calls go to the stand-in, whichever file of the shell makes them. */
const standIn = {
  name: 'stand-in',
  setup(builder) {
    builder.onResolve({ filter: /\/request\.ts$/ }, ({ path, resolveDir }) =>
      join(resolveDir, path) === join(project, 'shell-app/api/request.ts')
        ? { path: join(source, 'request.mjs') }
        : null,
    );
    // Each face is a module of its own, as on the page: what one keeps, the others see.
    builder.onResolve({ filter: /^@portal\// }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@portal/contract')) return null;
      return { path: path === '@portal/shell/insider' ? '@portal/shell' : path, external: true };
    });
  },
};

/**
 * Writes the package of tests: the faces of the portal for Node, with calls that a test answers, and what drives a browser.
 *
 * @param {string} out the folder of the package
 * @param {{ version: string, shared: readonly string[], installed: Record<string, string>, facts: object }} what shared: names of
 * libraries that the page shares; installed: versions of the packages of the project; facts: what a portal asks of manifests
 */
export async function writeTesting(out, { version, shared, installed, facts }) {
  mkdirSync(join(out, 'faces'), { recursive: true });
  // What tests it stays here.
  const isShipped = (file) => !file.endsWith('.test.ts') && file !== join(source, 'check/testing');
  cpSync(source, out, { recursive: true, filter: isShipped });
  writeFileSync(join(out, 'check/portal.json'), JSON.stringify(facts));
  const names = Object.entries(faces).map(([name, file]) => [name.replace('@portal/', '').replace('/', '-'), file]);
  await build({
    absWorkingDir: project,
    entryPoints: Object.fromEntries(names.map(([name, file]) => [name, join(project, file)])),
    outdir: join(out, 'faces'),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"test"' },
    loader: { '.woff2': 'empty', '.svg': 'empty', '.png': 'empty', '.webp': 'empty' },
    alias: { '@portal/contract': join(project, 'contract/index.ts') },
    external: [...shared, 'react-router'],
    plugins: [standIn],
  });
  for (const [name] of names) {
    const file = join(out, 'faces', `${name}.cjs`);
    // As bundlers read libraries: Node's own rule would give the namespace of a CommonJS library as its default.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(__toESM\(require\("[^"]+"\)), 1\)/g, '$1)'));
  }
  const libraries = [...new Set(shared.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))];
  const about = {
    name: '@portal/testing',
    version,
    description: 'Stand-in of the car market portal for the tests of an area',
    license: 'UNLICENSED',
    type: 'module',
    exports: {
      '.': './index.mjs',
      './check': './check/index.mjs',
      './jest': './jest.mjs',
      './puppeteer': './puppeteer.mjs',
    },
    bin: { 'check-area': './check/command/main.mjs' },
    dependencies: Object.fromEntries([...libraries, ...ofCheck].map((name) => [name, installed[name] ?? '*'])),
    // It brings no browser: whoever drives one has it.
    peerDependencies: { 'puppeteer-core': '>=24' },
    peerDependenciesMeta: { 'puppeteer-core': { optional: true } },
  };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
}
