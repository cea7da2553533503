import { beforeEach, expect, test } from '@jest/globals';
import { anEntry, freshShell } from '../testing/fresh-shell.ts';
import { routeRedirect } from './route-redirect.ts';
import { routeOf } from './route-table.ts';

beforeEach(() => freshShell());

const at = (path: string) => ({ path, search: '?id=1', hash: '#top' });

test('S2.153 the route table alone lets every navigation pass: nobody is signed in here', () => {
  for (const path of ['/dashboard', '/sales/trend', '/report/x', '/no/such/page']) {
    expect(routeRedirect(at(path))).toBeNull();
  }
  expect(routeOf('/dashboard', [])).toBe('dashboard');
  expect(routeOf('/sales/trend', [anEntry('/sales')])).toBe('area');
});

test('S2.001 S2.002 S2.006 its redirects are the same for everybody and keep query and hash', () => {
  expect(routeRedirect(at('/'))).toBe('/dashboard?id=1#top');
  expect(routeRedirect(at('/login'))).toBe('/home?id=1#top');
  expect(routeRedirect(at('/portal'))).toBe('/home?id=1#top');
  expect(routeRedirect(at('/portal/x'))).toBe('/home?id=1#top');
  expect(routeRedirect(at('/cross-analysis'))).toBe('/multidimensional-query?id=1#top');
});

test('S2.036 a new menu resets the matcher: what only the old one knew is no longer matched', () => {
  expect(routeOf('/sales/trend', [anEntry('/sales')])).toBe('area');
  expect(routeOf('/sales/trend', [anEntry('/price')])).toBe('not-found');
  expect(routeOf('/price', [anEntry('/price')])).toBe('area');
});

test('S2.010 S2.014 S2.015 S2.016 S2.017 S2.018 S2.024 each has its own page', () => {
  for (const name of [
    'products',
    'car-life-cycle',
    'user-life-cycle',
    'intelligent-decision',
    'industry-insights',
    'about',
  ])
    expect(routeOf(`/${name}/`, [])).toBe(name);
  expect(routeOf('/report/x', [])).toBe('report');
  expect(routeOf('/report', [])).toBe('not-found');
});

test('S2.032 S2.033 the fast view and what lies below it is a page, whatever the menu says', () => {
  for (const menus of [[], [anEntry('/model-fastview')]]) {
    expect(routeOf('/model-fastview', menus)).toBe('model-fastview');
    expect(routeOf('/model-fastview/news/x', menus)).toBe('model-fastview');
  }
  expect(routeOf('/model-fastviews', [])).toBe('not-found');
});
