import { beforeEach, expect, test } from 'vitest';
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
});
