import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('the lock file names the native parts of every machine, as npm ci asks', () => {
  interface Entry {
    optionalDependencies?: Record<string, string>;
  }
  const file = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  const { packages } = JSON.parse(file) as { packages: Record<string, Entry> };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
