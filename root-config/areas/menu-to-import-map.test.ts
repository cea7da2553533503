import { describe, expect, test } from '@jest/globals';
import { menuToImportMap } from './menu-to-import-map.ts';
import { builtAs } from './testing/built-as.ts';

const origin = 'https://portal.example.com';
const menu = [{ path: '/sales' }, { path: '/news:8081' }, { path: '/sq' }, { path: '/channel' }];
const none = new Set<string>();
const production = { origin, mode: 'production', known: none } as const;

describe('menuToImportMap', () => {
  test('S3.018 in production the port is ignored: a module comes from the portal itself', () => {
    expect(menuToImportMap(menu, production).imports).toEqual({
      '@portal/area-sales': `${origin}/modules/sales/index.js`,
      '@portal/area-news': `${origin}/modules/news/index.js`,
      '@portal/area-channel': `${origin}/modules/channel/index.js`,
    });
  });

  test('S3.018 in development a port means the own computer', () => {
    const { imports } = menuToImportMap(menu, { origin, mode: 'development', known: new Set(['@portal/area-news']) });
    expect(imports['@portal/area-news']).toBe('//localhost:8081/index.js');
    expect(imports['@portal/area-sales']).toBe(`${origin}/modules/sales/index.js`);
  });

  test('an area of the build comes from where its entry of the menu says, checked by its hash', () => {
    const files = builtAs('sales');
    const map = menuToImportMap([{ path: '/sales', files }, { path: '/dealers' }], production);
    expect(map).toEqual({
      codes: {},
      elsewhere: [],
      imports: {
        '@portal/area-sales': `${origin}/assets/portal-area-sales.js`,
        '@portal/area-dealers': `${origin}/modules/dealers/index.js`,
      },
      integrity: { [`${origin}/assets/portal-area-sales.js`]: files.integrity },
      files: { '@portal/area-sales': files },
    });
  });

  test('A16 an answer that names code of another site is not followed', () => {
    for (const entry of ['https://evil.example/a.js', 'evil.js', 'data:text/javascript,0']) {
      const { imports, files } = menuToImportMap(
        [{ path: '/sales', files: { ...builtAs('sales'), entry } }],
        production,
      );
      expect([imports, files]).toEqual([{ '@portal/area-sales': `${origin}/modules/sales/index.js` }, {}]);
    }
    const files = { ...builtAs('sales'), entry: '//evil.example/a.js' };
    const { imports } = menuToImportMap([{ path: '/sales', files }], production);
    expect(new URL(imports['@portal/area-sales'] ?? '').origin).toBe(origin);
  });

  test('where the menu comes from another back end, the build of the page says where areas lie', () => {
    const theirs = [
      { path: '/sales', files: builtAs('theirs') },
      { path: '/price', files: builtAs('price') },
    ];
    const { imports } = menuToImportMap(theirs, { ...production, built: { '@portal/area-sales': builtAs('sales') } });
    expect(imports).toEqual({
      '@portal/area-sales': `${origin}/assets/portal-area-sales.js`,
      '@portal/area-price': `${origin}/modules/price/index.js`,
    });
  });

  test('a module whose address is known keeps it', () => {
    const known = new Set(['@portal/area-sales', '@portal/area-news']);
    const named = [...menu, { path: '/sales', files: builtAs('sales') }];
    expect(Object.keys(menuToImportMap(named, { ...production, known }).imports)).toEqual(['@portal/area-channel']);
  });
});

test('an area from elsewhere whose manifest says how its files are loaded: from the portal or a listed origin alone', () => {
  const code = (entry: string) => ({
    entry,
    format: 'es' as const,
    styles: ['/modules/a/a.css'],
    needs: [],
    integrity: { [entry]: 'sha384-A' },
    faces: {},
  });
  const menu = [
    { path: '/a', code: code('/modules/a/index.js') },
    { path: '/b', code: code('https://team.example/b.js') },
    { path: '/c', code: code('https://evil.example/c.js') },
  ];
  const origin = 'https://portal.example';
  const map = menuToImportMap(menu, {
    origin,
    mode: 'production',
    known: new Set(),
    moduleOrigins: ['https://team.example'],
  });
  expect(map.imports).toEqual({
    '@portal/area-a': `${origin}/modules/a/index.js`,
    '@portal/area-b': 'https://team.example/b.js',
    '@portal/area-c': `${origin}/modules/c/index.js`,
  });
  expect(map.elsewhere).toEqual(['https://evil.example']);
  expect(map.codes['@portal/area-a']?.styles).toEqual([`${origin}/modules/a/a.css`]);
  expect(map.integrity).toEqual({
    [`${origin}/modules/a/index.js`]: 'sha384-A',
    'https://team.example/b.js': 'sha384-A',
  });
});

test('parcels that an area mounts come with its entry, once, from where areas may come', () => {
  const origin = 'https://portal.example';
  const code = (entry: string) => ({ entry, format: 'es' as const, styles: [], needs: [], integrity: {}, faces: {} });
  const parcels = {
    '@portal/area-card': code('/module-versions/card/1.0.0/index.js'),
    '@portal/area-far': code('https://evil.example/far.js'),
  };
  const menu = [
    { path: '/a', parcels },
    { path: '/b', parcels: { '@portal/area-card': code('/module-versions/card/2.0.0/index.js') } },
  ];
  const map = menuToImportMap(menu, { origin, mode: 'production', known: new Set() });
  expect(map.imports['@portal/area-card']).toBe(`${origin}/module-versions/card/1.0.0/index.js`);
  expect(Object.keys(map.codes)).toEqual(['@portal/area-card']);
  expect(map.elsewhere).toEqual(['https://evil.example']);
  const known = new Set(['@portal/area-card', '@portal/area-far']);
  expect(Object.keys(menuToImportMap(menu, { origin, mode: 'production', known }).imports)).toEqual([
    '@portal/area-a',
    '@portal/area-b',
  ]);
});
