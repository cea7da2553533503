import { describe, expect, test } from '@jest/globals';
import type { MenuEntry, PanelName } from '@portal/contract';
import { testManifest } from '../testing/test-manifest.ts';
import { effectivePath } from './effective-path.ts';
import type { ModuleFiles } from './manifest.ts';
import { builtAreas, neededFiles } from './needed-files.ts';

const entry = (path: string): MenuEntry => ({
  id: '1',
  key: 'k',
  type: 0,
  title: '',
  icon: '',
  videoUrl: '',
  memo: '',
  special: false,
  children: [],
  path,
});
const menu = [entry('/sales:8081')];
const names = (path: string, owned: MenuEntry[] | null) =>
  neededFiles(testManifest, path, owned).js.map(({ file }) => file.replace(/^\/assets\/|\.0a1b\.js$/g, ''));

const shell = ['single-spa', 'react', 'ui', 'shell', 'root-config'];

describe('neededFiles', () => {
  test('signed out: root config, shell with its home page, ui and the sign-in', () => {
    expect(names('/home', null)).toEqual([...shell, 'shell-home', 'sign-in']);
  });

  test('a public page other than home needs no sign-in, nor does home for those who are signed in', () => {
    expect(names('/about', null)).toEqual(shell);
    expect(names('/home', menu)).toEqual([...shell, 'shell-home']);
  });

  test('what mounts areas comes to who is signed in, on public pages as well', () => {
    const root = {
      ...testManifest.modules['@portal/root-config'],
      chunks: { load: { js: ['/a.js'], css: [], deps: [] } },
    };
    const modules = { ...testManifest.modules, '@portal/root-config': root as ModuleFiles };
    const has = (path: string, owned: MenuEntry[] | null) =>
      neededFiles({ ...testManifest, modules }, path, owned).js.some(({ file }) => file === '/a.js');
    expect([has('/about', null), has('/home', null)]).toEqual([false, false]);
    expect([has('/about', menu), has('/dashboard', menu), has('/dashboard', null)]).toEqual([true, true, true]);
  });

  test('the dashboard: the rail and the charts, no area', () => {
    expect(names('/dashboard', menu)).toEqual([...shell, 'rail', 'dashboard', 'ui-charts']);
  });

  test('S2.032 the fast view of a model, also under a path below it: its module with what it draws', () => {
    const files = [...shell, 'rail', 'ui-charts', 'ui-analysis', 'model-fastview'];
    expect(names('/model-fastview', menu)).toEqual(files);
    expect(names('/model-fastview/saved', menu)).toEqual(files);
    expect(names('/model-fastviews', menu)).toEqual([...shell, 'rail']);
  });

  test('S2.091 a dashboard whose chosen panels draw nothing: no charts, and not their library either', () => {
    const files = (chosen: PanelName[]) => neededFiles(testManifest, '/dashboard', menu, chosen);
    expect(files(['new-cars', 'industry-trend'])).toMatchObject({ soon: [] });
    expect(JSON.stringify(files(['new-cars']))).not.toContain('charts');
    expect(files(['new-cars', 'price-index']).soon).toEqual(['highcharts', 'highcharts-react-official']);
  });

  test('what comes with the dashboard holds no chart library: it is fetched once the client runs', () => {
    expect(JSON.stringify(neededFiles(testManifest, '/dashboard', menu).js)).not.toContain('highcharts');
  });

  test('S2.047 an area: its module, what it certainly loads, and what that needs', () => {
    const area = ['rail', 'area-sales', 'ui-charts', 'ui-analysis', 'area-sales-load'];
    expect(names('/sales/trend', menu)).toEqual([...shell, ...area]);
    expect(names('/sales/trend', menu)).not.toContain('area-sales-rare');
  });

  test('S2.048 /sq brings the channel module', () => {
    const area = { file: '/assets/channel.js', css: [], deps: [], integrity: 'sha384-B', chunks: {} };
    const manifest = { ...testManifest, modules: { ...testManifest.modules, '@portal/area-channel': area } };
    const { js } = neededFiles(manifest, '/sq', [entry('/sq')]);
    expect(js.map(({ file }) => file)).toContain('/assets/channel.js');
    const besides = neededFiles(manifest, '/sq', [entry('/channel')]).js;
    expect(besides.map(({ file }) => file)).toContain('/assets/channel.js');
  });

  test('S6.008 a path outside the menu brings no area', () => {
    expect(names('/salesman', menu)).toEqual([...shell, 'rail']);
    expect(names('/sales', [])).toEqual([...shell, 'rail']);
  });

  test('the library of the charts is left to the client, on pages that draw charts', () => {
    expect(neededFiles(testManifest, '/dashboard', menu).soon).toEqual(['highcharts', 'highcharts-react-official']);
    expect(neededFiles(testManifest, '/home', menu).soon).toEqual([]);
  });

  test('a preload carries the integrity its script will have', () => {
    const { js, css } = neededFiles(testManifest, '/home', null);
    expect(js.find(({ file }) => file.includes('/react.'))?.integrity).toBe('sha384-AAAA');
    expect(js.find(({ file }) => file.includes('/shell-home.'))?.integrity).toBeNull();
    expect(css).toEqual(['/assets/shell.0a1b.css']);
  });
});

describe('builtAreas', () => {
  test('names what the first picture of each area needs, without what is there already', () => {
    const packed = ['react', 'ui', 'shell', 'single-spa'].map((name) => `/assets/${name}.0a1b.js`);
    expect(builtAreas({ ...testManifest, packed })).toEqual({
      '@portal/area-sales': {
        build: '0a1b',
        entry: '/assets/area-sales.0a1b.js',
        integrity: 'sha384-AAAA',
        needs: ['@portal/ui/analysis', '@portal/ui/charts', '/assets/area-sales-load.0a1b.js'],
      },
    });
  });
});

describe('effectivePath', () => {
  test.each([
    ['S2.001 the root, signed in', '/', true, '/dashboard'],
    ['S4.028 the root, signed out', '/', false, '/home'],
    ['S2.002 /login', '/login', false, '/home'],
    ['S2.006 /portal', '/portal', true, '/home'],
    ['S2.008 a child of /portal', '/portal/x', false, '/home'],
    ['S4.028 an area, signed out', '/sales/trend', false, '/home'],
    ['an area, signed in', '/sales/trend/', true, '/sales/trend'],
    ['S2.054 a public page', '/about', false, '/about'],
    ['S6.006 a public page, signed in', '/protocol', true, '/protocol'],
    ['a word that begins like /portal', '/portals', true, '/portals'],
  ] as const)('%s', (_title, path, signedIn, expected) => {
    expect(effectivePath(path, signedIn)).toBe(expected);
  });

  test('what the loader holds is not asked for again', () => {
    const packed = { ...testManifest, packed: ['/assets/single-spa.0a1b.js', '/assets/react.0a1b.js'] };
    const files = neededFiles(packed, '/dashboard', menu).js.map(({ file }) => file);
    expect(files).not.toContain('/assets/react.0a1b.js');
    expect(files).toContain('/assets/shell.0a1b.js');
  });
});
