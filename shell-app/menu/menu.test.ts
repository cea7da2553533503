import { describe, expect, test } from '@jest/globals';
import { anEntry } from '../testing/fresh-shell.ts';
import { activeProduct } from './active-product.ts';
import { activeLink, firstLinkPath } from './menu-links.ts';
import { hasMenuPanel } from './menu-panel-visible.ts';
import { covers, entryPath, isApplication } from './menu-paths.ts';
import { railApps, railCapacity, railIds } from './rail-apps.ts';

const sales = anEntry('/sales', {
  id: '1000',
  key: 'sales',
  children: [
    anEntry('/group', { children: [anEntry('/sales/overview'), anEntry('/sales/trend')] }),
    anEntry('/sales/trend/model'),
  ],
});
const news = anEntry('/news:8081', { id: '1017', key: '/sales' });
const menus = [sales, news, anEntry('/report'), anEntry('/model-fastview')];

describe('paths', () => {
  test('S2.047 the prefix is the part before the colon', () => {
    expect(entryPath({ path: '/news:8081' })).toBe('/news');
    expect(entryPath({ path: '/news/' })).toBe('/news');
  });

  test('S6.008 whole segments', () => {
    expect(covers('/news', '/news/x')).toBe(true);
    expect(covers('/news', '/newsletter')).toBe(false);
    expect(covers('/', '/news')).toBe(false);
  });

  test('S2.044 /report and /model-fastview are no product prefixes', () =>
    expect(menus.filter(isApplication).map(entryPath)).toEqual(['/sales', '/news']));
});

describe('the active product', () => {
  test('S2.041 id, then key, then prefix', () => {
    expect(activeProduct(menus, '/x', '?product=1000')).toBe(sales);
    expect(activeProduct(menus, '/x', '?product=sales')).toBe(sales);
    expect(activeProduct(menus, '/x', '?product=/news')).toBe(news);
    expect(activeProduct(menus, '/x', '?product=/sales')).toBe(news);
  });

  test('A14 without a match the path decides', () => {
    expect(activeProduct(menus, '/news/news', '?product=nothing')).toBe(news);
    expect(activeProduct(menus, '/dashboard')).toBeNull();
    expect(activeProduct(menus, '/report/x')).toBeNull();
    expect(activeProduct(menus, '/model-fastview/x')?.path).toBe('/model-fastview');
  });

  test('S2.048 /sq is the product of /channel, unless the menu has an entry of its own for it', () => {
    const [channel, sq] = [anEntry('/channel'), anEntry('/sq')];
    expect(activeProduct([channel], '/sq/city')).toBe(channel);
    expect(activeProduct([channel, sq], '/sq/city')).toBe(sq);
    expect(activeProduct([channel], '/sqx')).toBeNull();
    expect(activeProduct(menus, '/sq')).toBeNull();
  });
});

describe('links of the panel', () => {
  test('the longest link that covers the path is the active one', () => {
    expect(activeLink(sales, '/sales/trend/model/7')?.path).toBe('/sales/trend/model');
    expect(activeLink(sales, '/sales/trend/x')?.path).toBe('/sales/trend');
    expect(activeLink(sales, '/sales/elsewhere')).toBeNull();
  });

  test('S2.071 only a bare product path goes to the first link', () => {
    expect(firstLinkPath(sales, '/sales')).toBe('/sales/overview');
    expect(firstLinkPath(sales, '/sales/')).toBe('/sales/overview');
    expect(firstLinkPath(sales, '/sales/trend')).toBeNull();
    expect(firstLinkPath(news, '/news')).toBeNull();
  });

  test('S2.042 S2.057 S6.016 where there is no panel', () => {
    expect(hasMenuPanel(sales, '/sales/trend')).toBe(true);
    expect(hasMenuPanel(null, '/dashboard')).toBe(false);
    expect(hasMenuPanel(news, '/news')).toBe(false);
    expect(hasMenuPanel(sales, '/multidimensional-query')).toBe(false);
    expect(hasMenuPanel(sales, '/sq/x')).toBe(false);
  });
});

describe('the rail', () => {
  test('S3.079 S3.080 the 34 ids', () => {
    expect(railIds).toHaveLength(34);
    expect(new Set(railIds).size).toBe(34);
    expect(railIds).toEqual(
      expect.arrayContaining(['1000', '1004', '1007', '1010', '1023', '1026', '209797', '2098595']),
    );
    for (const absent of ['1002', '1003', '1005', '1009', '1024', '1025']) expect(railIds).not.toContain(absent);
  });

  test('S2.043 S2.067 S3.016 A44 listed entries only, without special and hidden ones, in the order of the server', () => {
    const apps = railApps([
      anEntry('/b', { id: '1001' }),
      anEntry('/a', { id: '1000' }),
      anEntry('/gpt/x', { id: '1010' }),
      anEntry('/agents', { id: '1011' }),
      anEntry('/s', { id: '1012', special: true }),
      anEntry('/c', { id: '7' }),
    ]);
    expect(apps.map(({ path }) => path)).toEqual(['/b', '/a']);
  });

  test.each([
    [507, 5],
    [206, 0],
    [266, 0],
    [267, 1],
    [2000, 9],
  ])('S9.025 S9.026 S9.027 a body of %i px has room for %i', (height, count) =>
    expect(railCapacity(height)).toBe(count),
  );
});
