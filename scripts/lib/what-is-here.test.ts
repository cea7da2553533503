import { describe, expect, test } from '@jest/globals';
import { packagesHere, planStart } from './what-is-here.mjs';

const wanted = {
  packages: {
    '': {},
    'node_modules/server': { version: '1.0.0' },
    'node_modules/other-machine': { version: '1.0.0', optional: true },
    'node_modules/bundler': { version: '3.0.0', dev: true },
    'node_modules/runner': { version: '4.0.0', dev: true },
  },
};
const installed = (...names: string[]) => ({
  packages: Object.fromEntries(
    names.map((name) => {
      const [path = '', version = ''] = name.split('@');
      return [`node_modules/${path}`, { version }];
    }),
  ),
});

describe('what is installed against the lock file', () => {
  test.each([
    [
      'everything but parts for another machine is all',
      'all',
      installed('server@1.0.0', 'bundler@3.0.0', 'runner@4.0.0'),
    ],
    ['nothing for development is enough to run', 'to run', installed('server@1.0.0')],
    ['another version is too few', 'too few', installed('server@1.0.1', 'bundler@3.0.0', 'runner@4.0.0')],
    ['a missing package is too few', 'too few', installed('other-machine@1.0.0')],
    ['a half of what builds is too few: somebody builds here', 'too few', installed('server@1.0.0', 'bundler@3.0.0')],
    ['an empty folder is too few', 'too few', null],
  ] as const)('%s', (_what, expected, found) => expect(packagesHere(wanted, found)).toBe(expected));
});

describe('a start', () => {
  test.each([
    ['of a clone installs and builds', 'build', 'too few', false, true],
    ['where all is installed builds what is stale', 'build', 'all', true, true],
    ['after npm ci --omit=dev serves what is built', 'serve', 'to run', true, true],
    ['after npm ci --omit=dev without a build installs and builds', 'build', 'to run', false, true],
    ['in a folder of somebody else serves what is built', 'serve', 'all', true, false],
    ['in a folder of somebody else without a build is refused', 'refuse', 'all', false, false],
    ['in a folder of somebody else without packages is refused', 'refuse', 'too few', true, false],
  ] as const)('%s', (_what, expected, packages, isBuilt, canBuild) =>
    expect(planStart({ packages, isBuilt, canBuild })).toBe(expected),
  );
});
