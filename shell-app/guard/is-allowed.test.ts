import { describe, expect, test } from '@jest/globals';
import { anEntry } from '../testing/fresh-shell.ts';
import { isAllowed } from './is-allowed.ts';

const none = { menus: [], filter: [] };

describe('what a signed-in user may open', () => {
  test.each(['/', '/dashboard'])('S6.012 %s without any entry', (path) => expect(isAllowed(path, none)).toBe(true));

  test.each([
    ['/sq', '/sq', true],
    ['/sq', '/channel', true],
    ['/sq', '/channel/stores', true],
    ['/channel', '/channel', true],
    ['/channel', '/sq', true],
    ['/channel', '/sq/stores', true],
    ['/sq', '/sqx', false],
    ['/sq', '/channels', false],
    ['/sq', '/sales', false],
    ['/sales', '/sq', false],
    ['/sales', '/channel', false],
  ])('S2.048 A17 with an entry for %s the path %s: %s', (entry, path, allowed) =>
    expect(isAllowed(path, { ...none, menus: [anEntry(entry)] })).toBe(allowed),
  );

  test.each([
    ['/model/detail', true],
    ['/other', true],
    ['/model', false],
    ['/model/detail/x', false],
  ])('S6.010 A42 any path of the filter opens, and that path alone: %s is %s', (path, allowed) =>
    expect(isAllowed(path, { menus: [], filter: [{ path: '/other' }, { path: '/model/detail' }] })).toBe(allowed),
  );

  test('S6.007 S6.009 any entry opens what lies below it, special ones and other sites aside', () => {
    const menus = [anEntry('/secret', { special: true }), anEntry('https://example.com/news'), anEntry('/sales')];
    expect(['/secret', '/news', '/sales/trend'].map((path) => isAllowed(path, { ...none, menus }))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
