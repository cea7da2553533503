import { describe, expect, test } from '@jest/globals';
import { inCase } from '../../tests/support/in-case.ts';
import { applyOverrides } from './apply-overrides.ts';

const policy = {
  allowed: true,
  origins: ['http://localhost:8090', 'https://dev.example.com'],
  page: 'https://portal.example.com/sales',
};
const name = '@portal/area-sales';
const reasonOf = (address: string, module = name) => applyOverrides({ [module]: address }, policy).refused[0]?.reason;

describe('applyOverrides', () => {
  test('an address of a listed origin counts', () => {
    const address = 'http://localhost:8090/portal-area-sales.js';
    expect(applyOverrides({ [name]: address }, policy)).toEqual({
      imports: { [name]: address },
      active: [{ name, address }],
      refused: [],
    });
  });

  test('origins are compared as a whole', () => {
    for (const address of [
      'http://localhost:8091/index.js',
      'https://localhost:8090/index.js',
      'http://127.0.0.1:8090/index.js',
      'https://dev.example.com.evil.net/index.js',
      'https://dev.example.com@evil.net/index.js',
      'https://evil.net/?https://dev.example.com',
      'http://dev.example.com/index.js',
      '//evil.net/index.js',
      // The portal's own site is not on the list either.
      '/assets/other.js',
    ]) {
      inCase(address, () => expect(reasonOf(address)).toBe('origin'));
    }
  });

  test('what is no address of a script is refused', () => {
    expect(reasonOf('data:text/javascript,alert(1)')).toBe('no-address');
    expect(reasonOf('javascript:alert(1)')).toBe('no-address');
    expect(reasonOf('http://')).toBe('no-address');
  });

  test('only modules of the portal can be replaced, and not the one that judges', () => {
    const address = 'http://localhost:8090/react.js';
    expect(reasonOf(address, 'react')).toBe('no-module');
    expect(reasonOf(address, '@portal/root-config')).toBe('no-module');
  });

  test('where overrides are not allowed, none counts', () => {
    const refusing = { ...policy, allowed: false };
    const { imports, refused } = applyOverrides({ [name]: 'http://localhost:8090/a.js' }, refusing);
    expect(imports).toEqual({});
    expect(refused[0]?.reason).toBe('not-allowed');
  });
});
