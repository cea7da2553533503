import { expect, test } from '@jest/globals';
import { withDefaults } from './limits.ts';

test('S9.001 code has 120 seconds, unless the server says otherwise', () => {
  expect(withDefaults().code).toBe(120_000);
  expect(withDefaults({ code: 2_000 })).toMatchObject({ code: 2_000, slow: 8_000 });
});

test('a limit that is no positive number counts as usual', () => {
  expect(withDefaults({ code: 0, slow: Number.NaN, start: -1 })).toEqual(withDefaults());
});
