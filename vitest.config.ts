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
        test: {
          name: 'smoke',
          environment: 'node',
          pool: 'forks' as const,
          include: ['tests/smoke/**/*.smoke.ts'],
          globalSetup: ['tests/smoke/support/seed-for-run.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
