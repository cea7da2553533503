import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** One source for the names of the portal's modules: the paths of tsconfig.json, exact names only. */
const { compilerOptions } = JSON.parse(readFileSync(new URL('tsconfig.json', import.meta.url), 'utf8')) as {
  compilerOptions: { paths: Record<string, string[]> };
};

const alias = Object.entries(compilerOptions.paths).map(([name, [file]]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(file ?? '', import.meta.url)),
}));

const common = {
  resolve: { alias },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...common,
        esbuild: { jsx: 'automatic' as const },
        test: {
          name: 'unit',
          environment: './tests/support/kept-jsdom.ts',
          /** Tabs tell each other of sessions: in threads of one process the files would hear one another. */
          pool: 'forks' as const,
          include: ['{shell-app,parcels,ui,areas,root-config}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/jsdom-setup.ts'],
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' as const } },
          testTimeout: 20_000,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        ...common,
        test: {
          name: 'server',
          environment: 'node',
          pool: 'forks' as const,
          include: ['{server,contract,scripts,build,tests}/**/*.test.ts'],
          globalSetup: ['server/testing/postgres-for-run.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
