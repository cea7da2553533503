import { describe, expect, test } from '@jest/globals';
import { menuToImportMap } from './menu-to-import-map.ts';

const origin = 'https://portal.example.com';
const menu = [{ path: '/sales' }, { path: '/news:8081' }, { path: '/sq' }, { path: '/channel' }];

describe('menuToImportMap', () => {
  test('S3.018 in production the port is ignored: a module comes from the portal itself', () => {
    expect(menuToImportMap(menu, origin, 'production', new Set())).toEqual({
      '@portal/area-sales': `${origin}/modules/sales/index.js`,
      '@portal/area-news': `${origin}/modules/news/index.js`,
      '@portal/area-channel': `${origin}/modules/channel/index.js`,
    });
  });

  test('S3.018 in development a port means the own computer', () => {
    const imports = menuToImportMap(menu, origin, 'development', new Set(['@portal/area-news']));
    expect(imports['@portal/area-news']).toBe('//localhost:8081/index.js');
    expect(imports['@portal/area-sales']).toBe(`${origin}/modules/sales/index.js`);
  });

  test('a module that the page knows keeps its address', () => {
    const imports = menuToImportMap(menu, origin, 'production', new Set(['@portal/area-sales', '@portal/area-news']));
    expect(Object.keys(imports)).toEqual(['@portal/area-channel']);
  });
});
