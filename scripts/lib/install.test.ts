import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { holdsAll } from './install.mjs';

const wanted = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  },
};

describe('what is installed against the lock file', () => {
  test('a part for another machine may be missing', () => {
    expect(holdsAll(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
  });

  test('another version counts as not installed', () => {
    expect(holdsAll(wanted, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false);
  });

  test('a missing package counts as not installed', () => {
    expect(holdsAll(wanted, { packages: { 'node_modules/b': { version: '2.0.0' } } })).toBe(false);
  });
});

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
