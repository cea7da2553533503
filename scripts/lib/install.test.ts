import { describe, expect, test } from 'vitest';
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
