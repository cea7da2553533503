import { describe, expect, test } from '@jest/globals';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

interface BootBlock {
  userInfo?: { userNm: string };
  menu?: { path: string; files?: { entry: string } }[];
}

/** The HTML of a path as the server answers it, read without running it. */
async function readHtml(path: string, cookie = '') {
  const response = await fetch(smoke.portal.origin + path, { headers: cookie ? { cookie } : {} });
  const html = await response.text();
  const block = (pattern: RegExp) => JSON.parse(pattern.exec(html)?.[1] ?? 'null');
  const importMap = block(/<script type="systemjs-importmap"[^>]*>(.*?)<\/script>/s) as {
    imports: Record<string, string>;
  };
  const boot = block(/<script[^>]*id="portal-boot"[^>]*>(.*?)<\/script>/s) as BootBlock;
  const preloads = [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map((match) => match[1] ?? '');
  const sales = boot.menu?.find(({ path: each }) => each === '/sales')?.files?.entry ?? 'none';
  return { html, importMap, boot, preloads, sales };
}

describe('boot', () => {
  test(
    'S2.045 S7.086 HTML carries the import map, what the path needs, and user and menu when the token is valid',
    smoke.visit(
      async (visitor) => {
        const token = await visitor.cookie('token');
        const { importMap, boot, preloads, sales } = await readHtml('/sales/overview', `token=${token}`);
        expect(boot.userInfo?.userNm).toBe('demo');
        expect(boot.menu?.map((entry) => entry.path)).toContain('/sales');
        expect(preloads).toContain(sales);
        // The areas of the account come with its menu, and nowhere else.
        expect(Object.keys(importMap.imports).filter((name) => name.startsWith('@portal/area-'))).toEqual([]);
        // What every page needs comes with the loader and is asked for by nobody.
        expect(preloads[0]).toMatch(/^\/assets\/loader\./);
        expect(preloads).not.toContain(importMap.imports['@portal/shell']);

        const outside = await readHtml('/sales/overview');
        expect(outside.html).not.toContain('portal-area-sales');
        expect(outside.boot.userInfo).toBeUndefined();
        expect(outside.boot.menu).toBeUndefined();
        const invented = await readHtml('/sales/overview', 'token=invented');
        expect(invented.boot.userInfo).toBeUndefined();
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.011 S2.034 S2.035 a deep link opens on first load, reload, back and forward, without complaints',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/ranking');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        expect(visitor.place.startsWith('/sales/ranking')).toBe(true);
        expect(visitor.page.url()).not.toContain('#');
        await visitor.page.reload();
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        await visitor.click('rail-home');
        await visitor.see('dashboard');
        await visitor.page.goBack();
        await visitor.arriveAt(/^\/sales\/ranking/);
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        await visitor.page.goForward();
        await visitor.arriveAt('/dashboard');
        await visitor.see('dashboard');
        await visitor.seeNo('area');
        expect(visitor.trace.complaints).toEqual([]);
      },
      { as: 'demo' },
    ),
  );

  test(
    'who comes again gets by link the style sheets that the browser has in its cache, and the page looks the same',
    smoke.visit(
      async (visitor) => {
        const written = () => visitor.page.$$eval('style[data-href]', (styles) => styles.length);
        const look = () =>
          visitor.page.evaluate(() => {
            const places = ['[data-testid="rail"]', '[data-testid="area"] h1', '[data-testid="filter-bar"]'];
            return places.map((place) => {
              const { color, fontSize, display, padding } = getComputedStyle(
                document.querySelector(place) ?? document.body,
              );
              return [color, fontSize, display, padding];
            });
          });
        await visitor.open('/sales/ranking');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        const before = await look();
        expect(await written()).toBeGreaterThan(4);
        await visitor.page.waitForFunction(() => document.cookie.includes('styles='));
        await visitor.open('/sales/ranking');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        expect(await written()).toBe(0);
        expect(await look()).toEqual(before);
        const sheets = visitor.trace.requests.filter((request) => request.resourceType() === 'stylesheet');
        const links = await visitor.page.$$eval('link[rel="stylesheet"]', (found) => found.map(({ href }) => href));
        expect(new Set(links).size).toBe(links.length);
        expect(sheets.length).toBeGreaterThan(4);
        expect(sheets.every((request) => request.response()?.fromCache())).toBe(true);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S9.049 only the modules that the path needs are asked for, and the area only when its path is opened',
    smoke.visit(
      async (visitor) => {
        const { sales: area } = await readHtml('/dashboard', `token=${await visitor.cookie('token')}`);
        await visitor.open('/dashboard');
        await visitor.see('dashboard');
        await visitor.quiet();
        expect(visitor.trace.paths()).not.toContain(area);
        await visitor.open('/sales/overview');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        expect(visitor.trace.paths()).toContain(area);
      },
      { as: 'demo' },
    ),
  );

  test(
    'exactly one React renders on the page, whoever imports it',
    smoke.visit(
      async (visitor) => {
        // Every copy of react-dom reports itself to this hook when it loads.
        await visitor.page.evaluateOnNewDocument(() => {
          const renderers: unknown[] = [];
          const hook = {
            renderers,
            supportsFiber: true,
            inject: (renderer: unknown) => renderers.push(renderer),
            onCommitFiberRoot: () => {},
            onCommitFiberUnmount: () => {},
            onPostCommitFiberRoot: () => {},
          };
          Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
        });
        await visitor.open('/sales/overview');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        await visitor.click('rail-avatar');
        await visitor.click('avatar-switch-account');
        await visitor.see('switch-account');
        const renderers = await visitor.page.evaluate(
          () =>
            (window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: unknown[] } })
              .__REACT_DEVTOOLS_GLOBAL_HOOK__.renderers.length,
        );
        expect(renderers).toBe(1);
      },
      { as: 'demo' },
    ),
  );

  test(
    'the sign-in page asks for no call that needs a session',
    smoke.visit(async (visitor) => {
      await visitor.open('/home?redirect=%2Fsales%2Ftrend');
      await visitor.see('sign-in');
      await visitor.quiet();
      expect(visitor.trace.paths().filter((path) => /getUserInfo|get-all-menu|iw-market/.test(path))).toEqual([]);
      expect(visitor.trace.complaints).toEqual([]);
    }),
  );
});
