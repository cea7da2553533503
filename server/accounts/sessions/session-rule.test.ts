import { describe, expect, test } from '@jest/globals';
import { isStale, isUseNews, tokenWorth } from './session-rule.ts';

const open = { ended_at: null, ended_reason: null, expires_at: 2000, idle_life: null, used_at: 0 };
const ended = (ended_reason: string) => ({ ...open, ended_at: 1000, ended_reason });

describe('tokenWorth', () => {
  test('S4.016 a session is open until its last millisecond', () => {
    expect(tokenWorth(open, 1999)).toBe('open');
    expect(tokenWorth(open, 2000)).toBe('missing');
  });

  test('S4.017 one that was not asked to stay ends some time after its last use, and not after its end', () => {
    const idle = { ...open, idle_life: 300, used_at: 1000 };
    expect(tokenWorth(idle, 1299)).toBe('open');
    expect(tokenWorth(idle, 1300)).toBe('missing');
    expect(tokenWorth({ ...idle, used_at: 1900 }, 1999)).toBe('open');
    expect(tokenWorth({ ...idle, used_at: 1900 }, 2000)).toBe('missing');
  });

  test.each(['logout', 'password', 'operator', 'reused'])('S8.010 one ended by %s is no session any more', (reason) => {
    expect(tokenWorth(ended(reason), 1500)).toBe('missing');
  });

  test('an unknown token has no session', () => {
    expect(tokenWorth(undefined, 1500)).toBe('missing');
  });

  test('S8.010 one that gave way to another account is replaced, however often it comes', () => {
    expect(tokenWorth(ended('switched'), 1000)).toBe('replaced');
    expect(tokenWorth(ended('switched'), 1999)).toBe('replaced');
  });

  test('S4.011 a renewed token that comes later is reused; what arrived by then was under way', () => {
    expect(tokenWorth(ended('refreshed'), 999)).toBe('replaced');
    expect(tokenWorth(ended('refreshed'), 1000)).toBe('replaced');
    expect(tokenWorth(ended('refreshed'), 1001)).toBe('reused');
    expect(tokenWorth(ended('refreshed'), 9000)).toBe('reused');
  });
});

test('S4.017 a use is noted to the minute where the session ends by them, else to ten minutes', () => {
  const minute = 60_000;
  const noted = (idle_life: number | null, after: number) => isUseNews({ idle_life, used_at: 5000 }, 5000 + after);
  expect([noted(300, minute - 1), noted(300, minute)]).toEqual([false, true]);
  expect([noted(null, 10 * minute - 1), noted(null, 10 * minute)]).toEqual([false, true]);
});

test('S4.041 a session is stale when its account changed after what it saw', () => {
  expect(isStale({ rights_changed_at: 5 }, { rights_seen_at: 4 })).toBe(true);
  expect(isStale({ rights_changed_at: 5 }, { rights_seen_at: 5 })).toBe(false);
});
