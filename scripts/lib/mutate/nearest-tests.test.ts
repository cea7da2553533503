import { describe, expect, test } from '@jest/globals';
import { nearestTests, projectOf } from './nearest-tests.mjs';

const sources = new Map([
  ['contract/values.ts', ''],
  ['contract/values.test.ts', "import { one } from './values.ts';"],
  ['contract/index.ts', "export * from './values.ts';"],
  ['server/accounts/use.ts', "import { one } from '@portal/contract';"],
  ['server/accounts/use.test.ts', "import { use } from './use.ts';"],
  ['ui/far.test.tsx', "const late = await import('../contract/index.ts');"],
  ['ui/other.test.tsx', "import { none } from './none.ts';"],
  ['tests/smoke/whole.smoke.ts', "import { one } from '@portal/contract';"],
]);
const names = { '@portal/contract': 'contract/index.ts' };

describe('the tests of a file', () => {
  test('are those that reach it by imports, the fewest steps first', () =>
    expect(nearestTests('contract/values.ts', sources, names)).toEqual([
      'contract/values.test.ts',
      'ui/far.test.tsx',
      'server/accounts/use.test.ts',
    ]));

  test('that lie as many steps away come by how close they lie', () => {
    const both = new Map([
      ['ui/a.ts', ''],
      ['areas/a.test.ts', "import '../ui/a.ts';"],
      ['ui/b.test.ts', "import './a.ts';"],
    ]);
    expect(nearestTests('ui/a.ts', both, {})).toEqual(['ui/b.test.ts', 'areas/a.test.ts']);
  });

  test('are none where nothing imports it', () => expect(nearestTests('ui/alone.ts', sources, names)).toEqual([]));

  test.each([
    ['areas/sales/a.test.tsx', 'unit'],
    ['contract/values.test.ts', 'server'],
    ['tests/walls/walls.test.ts', 'server'],
    ['elsewhere/a.test.ts', undefined],
  ])('%s is run by %s', (file, name) => expect(projectOf(file)).toBe(name));
});
