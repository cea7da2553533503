import { describe, expect, test } from '@jest/globals';
import { covers, menuToRegistrations } from './menu-to-registrations.ts';

const menu = (...paths: string[]) => paths.map((path) => ({ path }));

describe('menuToRegistrations', () => {
  test('S2.046 n top-level entries give n registrations', () => {
    const paths = ['/sales', '/price', '/news:8081', '/policy', '/sq', '/channel'];
    expect(menuToRegistrations(menu(...paths)).map(({ path }) => path)).toEqual([
      '/sales',
      '/price',
      '/news',
      '/policy',
      '/sq',
      '/channel',
    ]);
  });

  test('S3.017 an entry with a port has a host, others have none', () => {
    expect(menuToRegistrations(menu('/news:8081', '/sales'))).toEqual([
      { name: '@portal/area-news', path: '/news', host: '//localhost:8081', entry: { path: '/news:8081' } },
      { name: '@portal/area-sales', path: '/sales', host: null, entry: { path: '/sales' } },
    ]);
  });

  test('S2.048 /sq keeps its address and is shown by the channel module', () => {
    expect(menuToRegistrations(menu('/sq'))).toEqual([
      { name: '@portal/area-channel', path: '/sq', host: null, entry: { path: '/sq' } },
    ]);
    const channel = { name: '@portal/area-channel', host: null, entry: { path: '/channel' } };
    expect(menuToRegistrations(menu('/channel'))).toEqual([
      { ...channel, path: '/channel' },
      { ...channel, path: '/sq' },
    ]);
  });

  test('entries that repeat a path, or are no path of this site, give nothing', () => {
    const odd = menu('/sales', '/sales', 'https://example.com', '/', '', 'sales', '/a/b', '/../etc', '//evil.example');
    expect(menuToRegistrations(odd).map(({ path }) => path)).toEqual(['/sales']);
  });
});

test('covers compares whole segments', () => {
  expect(covers('/sales', '/sales')).toBe(true);
  expect(covers('/sales', '/sales/trend')).toBe(true);
  expect(covers('/sales', '/salesforce')).toBe(false);
});
