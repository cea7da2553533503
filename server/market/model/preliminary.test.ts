import { describe, expect, test } from '@jest/globals';
import { preliminaryAfter, preliminaryOf } from './preliminary.ts';

const [wholesale, retail] = ['DATASOURCE_CLH_PIFA', 'DATASOURCE_ZD_LINGSHOU'] as const;
const bySource = { [wholesale]: '2026-09', [retail]: '2026-08' };

describe('the first month that may still change', () => {
  test('of all sources alike, as releases ever said it', () => {
    expect(preliminaryOf('2026-09', [retail])).toBe('2026-09');
    expect(preliminaryOf(null, [retail])).toBeNull();
  });

  test('of a source, of several the earliest, of what has no source any', () => {
    expect(preliminaryOf(bySource, [wholesale])).toBe('2026-09');
    expect(preliminaryOf(bySource, [wholesale, retail])).toBe('2026-08');
    expect(preliminaryOf(bySource)).toBe('2026-08');
    expect(preliminaryOf(bySource, ['DATASOURCE_CLH_SALES'])).toBeNull();
    expect(preliminaryOf({})).toBeNull();
  });

  test('a delivery speaks of its sources, and those it does not name stay as they were', () => {
    const known = [wholesale, retail];
    expect(preliminaryAfter('2026-08', known, { [wholesale]: '2026-09' })).toEqual(bySource);
    expect(preliminaryAfter(bySource, known, { [retail]: null })).toEqual({ [wholesale]: '2026-09' });
    expect(preliminaryAfter({ [retail]: '2026-08' }, known, { [retail]: null })).toBeNull();
    expect(preliminaryAfter(null, known, { [retail]: '2026-08' })).toEqual({ [retail]: '2026-08' });
    expect(preliminaryAfter(bySource, known, undefined)).toBe(bySource);
    expect(preliminaryAfter(bySource, known, '2026-10')).toBe('2026-10');
  });
});
