import { describe, expect, test } from '@jest/globals';
import { AreaManifest } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { frameworks, standaloneFiles } from './standalone-files.mjs';

const installed = new Proxy({}, { get: () => '1.0.0' });
const packages = ['build', 'types', 'testing'].map((name) => `portal-${name}-1.0.0.tgz`);
const filesOf = (framework: string): Record<string, string> =>
  standaloneFiles({ name: 'dealer-map', framework: framework as 'vue', id: '9000001', installed, packages });

describe.each(frameworks)('a new area of its own in %s', (framework) => {
  const files = filesOf(framework);

  test('has a manifest that the portal takes', () => {
    const check = new Ajv({ strict: false }).compile(AreaManifest);
    expect([check(JSON.parse(files['manifest.json'] ?? '')), check.errors]).toEqual([true, null]);
  });

  test('takes the packages of the portal from beside it, and each other one in a version', () => {
    const { devDependencies, scripts } = JSON.parse(files['package.json'] ?? '');
    expect(devDependencies['@portal/build']).toBe('file:portal/portal-build-1.0.0.tgz');
    expect(Object.values(devDependencies)).not.toContain(undefined);
    expect(Object.keys(scripts)).toEqual(['build', 'check', 'dev', 'smoke', 'test']);
  });

  test('has an entry, a unit test, a smoke test and a file for pipelines, all of them about it', () => {
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['src/index.ts', 'test/area.test.ts', 'test/smoke.mjs', '.github/workflows/check.yml']),
    );
    expect(files['test/smoke.mjs']).toContain('@portal/area-dealer-map');
    expect(Object.values(files).join()).not.toMatch(/"undefined"|undefined-|\[object/);
  });
});
