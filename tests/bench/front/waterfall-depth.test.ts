import { describe, expect, test } from '@jest/globals';
import { waterfallDepth } from './waterfall-depth.ts';

describe('requests in a row', () => {
  test('none is no row', () => {
    expect(waterfallDepth([])).toBe(0);
  });

  test('requests that overlap stand side by side', () => {
    expect(
      waterfallDepth([
        { asked: 10, ended: 50 },
        { asked: 10, ended: 20 },
        { asked: 15, ended: 60 },
      ]),
    ).toBe(1);
  });

  test('one that waits for the end of another stands behind it', () => {
    const row = [
      { asked: 0, ended: 10 },
      { asked: 12, ended: 20 },
      { asked: 20, ended: 30 },
      { asked: 5, ended: 40 },
    ];
    expect(waterfallDepth(row)).toBe(3);
  });
});
