import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** One source for the names of the portal's modules: the paths of tsconfig.json, exact names only. */
const { compilerOptions } = JSON.parse(readFileSync(new URL('tsconfig.json', root), 'utf8'));

const moduleNameMapper = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([name, [file]]) => [`^${name}$`, fileURLToPath(new URL(file, root))]),
);

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Packages that are ES modules alone; the others are read as they are. */
export const modulesOnly = ['cookie', 'hucre', 'jose', 'oauth4webapi', 'oidc-provider', 'openid-client'];

/** What all projects share: the portal's names, and TypeScript turned into CommonJS as it is read. */
export const base = {
  rootDir: fileURLToPath(root),
  runtime: '<rootDir>/tests/jest/runtime.cjs',
  moduleNameMapper,
  // What is kept from run to run, where the folder for passing files goes with each.
  cacheDirectory: fileURLToPath(new URL('node_modules/.cache/jest', root)),
  transform: { '\\.(m?js|tsx?)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${modulesOnly.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Each file names what it takes from the runner, and libraries find nothing of it lying about.
  injectGlobals: false,
  // A test that stops the clock still goes on from promise to promise.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
};
