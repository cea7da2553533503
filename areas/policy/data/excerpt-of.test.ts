import { describe, expect, test } from '@jest/globals';
import { excerptOf } from './excerpt-of.ts';

describe('an excerpt', () => {
  const long = `${'lead '.repeat(100)}subsidy ${'tail '.repeat(100)}`;

  test('a short text is shown whole, on one line', () => {
    expect(excerptOf('one\n  two', 'two')).toBe('one two');
  });

  test('a long text is shown around its first hit, with whole words', () => {
    const excerpt = excerptOf(long, 'subsidy');
    expect(excerpt).toMatch(/^…lead .*subsidy tail .*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(282);
  });

  test('without a hit it is the beginning, and a hit at the end is reached', () => {
    expect(excerptOf(long, 'absent')).toMatch(/^lead lead .*…$/);
    expect(excerptOf(`${'x'.repeat(600)}subsidy`, 'subsidy')).toMatch(/^…x+subsidy$/);
  });
});
