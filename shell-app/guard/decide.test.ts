import { describe, expect, test } from '@jest/globals';
import { placeOf } from '../navigation/place.ts';
import { anEntry } from '../testing/fresh-shell.ts';
import { decide, type GuardState } from './decide.ts';
import { isExempt, withoutAuth } from './exempt.ts';

const signedOut: GuardState = { hasToken: false, userKnown: false, menuSettled: false, menus: [], filter: [] };
const sales = anEntry('/sales', { children: [anEntry('/sales/overview'), anEntry('/sales/trend')] });
const signedIn: GuardState = {
  hasToken: true,
  userKnown: true,
  menuSettled: true,
  menus: [sales, anEntry('/news:8081'), anEntry('/secret', { special: true })],
  filter: [{ path: '/model/detail' }],
};
const at = (address: string, state: GuardState) => decide(placeOf(address), state);
const pass = { kind: 'pass' };
const toRoot = { kind: 'redirect', to: '/', refused: true };

describe('redirects of the route table, before anything else', () => {
  test.each([
    ['/', '/dashboard'],
    ['/login', '/home'],
    ['/login?redirect=%2Fnews', '/home?redirect=%2Fnews'],
    ['/portal', '/home'],
    ['/portal/', '/home'],
    ['/portal?redirect=%2Fnews', '/home?redirect=%2Fnews'],
    ['/portal/anything', '/home'],
  ])('S2.001 S2.002 S2.006 S2.007 S2.008 %s leads to %s, signed in or not', (from, to) => {
    expect(at(from, signedOut)).toEqual({ kind: 'redirect', to });
    expect(at(from, signedIn)).toEqual({ kind: 'redirect', to });
  });
});

describe('signed out', () => {
  test.each([
    '/home',
    '/products',
    '/car-life-cycle',
    '/user-life-cycle',
    '/intelligent-decision',
    '/industry-insights',
    '/about',
    '/404',
    '/auth-redirect',
    '/autoLogin',
    '/protocol?key=usage',
    '/about/',
    '/404//',
  ])('S2.027 S2.030 S4.027 S6.005 %s passes', (address) => expect(at(address, signedOut)).toEqual(pass));

  test.each([
    ['/dashboard', '/portal?redirect=%2Fdashboard'],
    ['/sales/trend?by=fuel&x=1#top', '/portal?redirect=%2Fsales%2Ftrend%3Fby%3Dfuel%26x%3D1%23top'],
    ['/unknown', '/portal?redirect=%2Funknown'],
    ['/protocol/deep', '/portal?redirect=%2Fprotocol%2Fdeep'],
  ])('S4.026 S4.028 S6.003 %s leads to %s', (address, to) =>
    expect(at(address, signedOut)).toEqual({ kind: 'redirect', to }),
  );

  test('S6.004 only /404 is marked', () => expect(withoutAuth).toEqual(['/404']));

  test('S6.005 A65 what lies below /portal is exempt like /portal itself, what lies below another page is not', () => {
    const paths = ['/portal', '/portal/', '/portal/x', '/portals', '/about/x', '/'];
    expect(paths.filter(isExempt)).toEqual(['/portal', '/portal/', '/portal/x']);
  });
});

describe('signed in', () => {
  test('S2.051 a page called report below a product is a page of that product', () => {
    expect(at('/sales/report', signedIn)).toEqual(pass);
    expect(at('/sales/report/', signedIn)).toEqual(pass);
  });

  test('S4.018 /portal is not sent to the dashboard', () => {
    expect(at('/portal', signedIn)).toEqual({ kind: 'redirect', to: '/home' });
    expect(at('/home', signedIn)).toEqual(pass);
  });

  test('S4.022 an unknown user is asked for before anything is shown', () =>
    expect(at('/sales/trend', { ...signedIn, userKnown: false })).toEqual({ kind: 'load-user' }));

  test('S4.019 S4.021 the menu is loaded before access is checked', () => {
    const state = { ...signedIn, menuSettled: false, menus: [] };
    expect(at('/sales/trend', state)).toEqual({ kind: 'load-menu' });
    expect(at('/unknown', state)).toEqual({ kind: 'load-menu' });
  });

  test('S6.006 an exempt path needs neither user nor menu', () =>
    expect(at('/protocol', { ...signedIn, userKnown: false, menuSettled: false, menus: [] })).toEqual(pass));

  test('S6.007 a path below an entry passes, its port and what follows apart', () => {
    expect(at('/news/news', signedIn)).toEqual(pass);
    expect(at('/sales/trend?by=fuel', signedIn)).toEqual(pass);
  });

  test('S6.008 /news does not open /newsletter', () => expect(at('/newsletter', signedIn)).toEqual(toRoot));

  test('S6.009 a special entry opens nothing', () => expect(at('/secret/x', signedIn)).toEqual(toRoot));

  test('S6.010 a path of the filter opens exactly', () => {
    expect(at('/model/detail', signedIn)).toEqual(pass);
    expect(at('/model/detail/deeper', signedIn)).toEqual(toRoot);
  });

  test('S2.053 a path outside the menu leads to the root', () => expect(at('/unlisted', signedIn)).toEqual(toRoot));

  test('without a menu nobody knows whether a path is refused', () =>
    expect(at('/unlisted', { ...signedIn, menus: [] })).toEqual({ kind: 'redirect', to: '/' }));

  test('S6.012 the dashboard opens with an empty menu, without a loop', () =>
    expect(at('/dashboard', { ...signedIn, menus: [], filter: [] })).toEqual(pass));

  test('S6.014 /model-fastview needs an entry or a filter path of its own', () => {
    expect(at('/model-fastview', signedIn)).toEqual(toRoot);
    expect(at('/model-fastview', { ...signedIn, menus: [anEntry('/model-fastview')] })).toEqual(pass);
    expect(at('/model-fastview', { ...signedIn, filter: [{ path: '/model-fastview' }] })).toEqual(pass);
  });

  test('S2.071 a bare product path leads to its first link, with its query', () => {
    expect(at('/sales?x=1', signedIn)).toEqual({ kind: 'redirect', to: '/sales/overview?x=1' });
    expect(at('/sales/page-of-its-own', signedIn)).toEqual(pass);
  });
});

describe('reports', () => {
  const menus = [
    anEntry('/sales', { id: '1000', key: 'sales', children: [anEntry('/sales/vip', { title: 'VIP报告' })] }),
  ];

  test('S2.051 S2.052 /report leads to the VIP report of the product, and to the root without one', () => {
    expect(at('/report?product=1000', { ...signedIn, menus })).toEqual({
      kind: 'redirect',
      to: '/sales/vip',
    });
    expect(at('/report/?product=9', { ...signedIn, menus })).toEqual({ kind: 'redirect', to: '/' });
  });

  test('S6.013 /report/* passes for a product of the menu, and else ends at the root', () => {
    expect(at('/report/x?product=sales', { ...signedIn, menus }).kind).toBe('pass');
    expect(at('/report/x?product=9', { ...signedIn, menus })).toEqual(toRoot);
    expect(at('/report/x', { ...signedIn, menus, filter: [{ path: '/report/x' }] }).kind).toBe('pass');
    expect(at('/report/x', { ...signedIn, menus: [anEntry('/report')] }).kind).toBe('pass');
  });
});
