import { describe, expect, test } from '@jest/globals';
import { eventually } from './support/browser/eventually.ts';
import { signIn } from './support/door/sign-in.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

describe('rail and menu panel', () => {
  test(
    'S2.055 S2.056 S2.058 S9.022 the rail is 56 wide, the panel 176, together 232',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/overview');
      const rail = await visitor.box('rail');
      const panel = await visitor.box('menu-panel');
      expect(rail?.width).toBe(56);
      expect(panel?.width).toBe(176);
      expect((panel?.x ?? 0) + (panel?.width ?? 0) - (rail?.x ?? 0)).toBe(232);
    }, signedIn),
  );

  test(
    'S2.059 S2.102 S4.045 the panel collapses to the rail and comes back',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/overview');
      await visitor.see('menu-panel');
      await visitor.click('menu-toggle');
      await visitor.seeNo('menu-title');
      await visitor.click('menu-toggle');
      await visitor.see('menu-title');
    }, signedIn),
  );

  test(
    'S3.071 S3.072 S3.073 S4.034 S4.085 theme, language and menu are kept in cookies and survive a reload',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/overview');
      await visitor.see('menu-title');
      const guise = () => visitor.page.$eval('html', ({ dataset, lang }) => [dataset.theme, lang]);
      expect(await guise()).toEqual(['#3366FF', 'en']);
      await visitor.click('rail-avatar');
      await visitor.click('avatar-theme');
      await visitor.page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
      await visitor.click('rail-language');
      await visitor.page.waitForFunction(() => document.documentElement.lang === 'zh-CN');
      await visitor.click('menu-toggle');
      await visitor.seeNo('menu-title');
      const cookies = async () =>
        Promise.all(['theme', 'language', 'sidebarStatus'].map((name) => visitor.cookie(name)));
      expect(await eventually(cookies, ([, , status]) => status === '0')).toEqual(['dark', 'zh_CN', '0']);
      await visitor.page.reload();
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      expect(await guise()).toEqual(['dark', 'zh-CN']);
      expect(await visitor.has('menu-title')).toBe(false);
      await visitor.click('menu-toggle');
      await visitor.see('menu-title');
      expect(
        await eventually(
          () => visitor.cookie('sidebarStatus'),
          (status) => status === '1',
        ),
      ).toBe('1');
    }, signedIn),
  );

  test(
    'S3.071 that somebody has signed in here is kept in a cookie',
    smoke.visit(async (visitor) => {
      await visitor.open('/home');
      await visitor.see('sign-in');
      expect(await visitor.cookie('haveLogin')).not.toBe('true');
      await signIn(visitor, 'demo');
      await visitor.see('dashboard');
      expect(await visitor.cookie('haveLogin')).toBe('true');
    }),
  );

  test(
    'S2.060 S2.063 S2.064 S2.066 the rail holds apps, home, language and the avatar menu, which opens two drawers and logs out',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/overview');
      await visitor.see('rail-app', { path: '/sales' });
      await visitor.see('rail-language');
      await visitor.click('rail-home');
      await visitor.arriveAt('/dashboard');
      for (const drawer of ['user-centre', 'switch-account']) {
        await visitor.click('rail-avatar');
        await visitor.see('avatar-log-out');
        await visitor.click(`avatar-${drawer}`);
        await visitor.see(drawer);
        await visitor.page.keyboard.press('Escape');
        await visitor.seeNo(drawer);
      }
      await visitor.click('rail-avatar');
      await visitor.click('avatar-log-out');
      await visitor.arriveAt('/home?redirect=%2Fdashboard');
      await visitor.see('sign-in');
      expect(await visitor.cookie('token')).toBeNull();
    }, signedIn),
  );

  test(
    'S2.068 S2.069 S2.070 S6.015 the panel shows the title of the product and its open tree of pages',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/overview');
      await visitor.read('menu-title', /Sales/);
      for (const path of ['/sales/overview', '/sales/trend', '/sales/ranking', '/sales/structure']) {
        await visitor.see('menu-item', { path });
      }
      await visitor.click('menu-item', { path: '/sales/trend' });
      await visitor.arriveAt(/^\/sales\/trend/);
    }, signedIn),
  );

  test(
    'S2.142 a link of the menu changes the route without a page load',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/overview');
      await visitor.see('menu-item', { path: '/sales/trend' });
      visitor.trace.clear();
      await visitor.page.evaluate(() => Object.assign(window, { samePage: true }));
      await visitor.click('menu-item', { path: '/sales/trend' });
      await visitor.arriveAt(/^\/sales\/trend/);
      expect(visitor.trace.paths('document')).toEqual([]);
      expect(await visitor.page.evaluate(() => 'samePage' in window)).toBe(true);
    }, signedIn),
  );

  test(
    'S6.016 there is no panel on the dashboard',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      expect(await visitor.has('menu-panel')).toBe(false);
    }, signedIn),
  );

  test(
    'S2.103 back leads to the page before',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/overview');
      await visitor.click('menu-item', { path: '/sales/ranking' });
      await visitor.arriveAt(/^\/sales\/ranking/);
      await visitor.click('back');
      await visitor.arriveAt(/^\/sales\/overview/);
    }, signedIn),
  );

  test(
    'S2.103 back never leaves the portal: from the first page of a visit it leads to the overview, also after its address has changed',
    smoke.visit(async (visitor) => {
      const replaced = '/news/news?q=launch';
      await visitor.open('/news/news');
      await visitor.see('area', { area: 'news', state: 'mounted' });
      await visitor.page.evaluate((address) => history.replaceState(null, '', address), replaced);
      await visitor.click('back');
      await visitor.arriveAt('/dashboard');
      await visitor.see('dashboard');
      await visitor.click('back');
      await visitor.arriveAt(replaced);
    }, signedIn),
  );

  test(
    'S9.023 sixteen pixels lie between the panels of the dashboard, side by side and one above the other',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      const box = async (panel: string) => {
        const found = await visitor.box('panel', { panel });
        if (!found) throw new Error(`${panel} has no size`);
        return found;
      };
      await visitor.see('chart');
      const [market, makers, models] = [
        await box('market-sales'),
        await box('manufacturer-top10'),
        await box('model-top10'),
      ];
      expect(models.x - makers.x - makers.width).toBeCloseTo(16, 1);
      expect(makers.y - market.y - market.height).toBeCloseTo(16, 1);
    }, signedIn),
  );

  test(
    'S9.028 #3366FF is the theme of a first visit and the colour of its primary control',
    smoke.visit(async (visitor) => {
      await visitor.open('/home?redirect=%2Fdashboard');
      expect(await visitor.style('sign-in-submit', 'background-color')).toBe('rgb(51, 102, 255)');
      expect(await visitor.page.$eval('html', (root) => root.dataset.theme)).toBe('#3366FF');
    }),
  );

  test(
    'S9.029 S9.030 the page is #f0f2f5 and the menu #f0f5ff',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/overview');
      await visitor.see('menu-panel');
      expect(await visitor.style('menu-panel', 'background-color')).toBe('rgb(240, 245, 255)');
      const page = await visitor.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(page).toBe('rgb(240, 242, 245)');
    }, signedIn),
  );

  test(
    'S4.031 S2.104 another language loads the menu anew and names everything in it',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/overview');
      await visitor.read('menu-title', /Sales/);
      visitor.trace.clear();
      await visitor.click('rail-language');
      await visitor.read('menu-title', /销量/);
      expect(await visitor.cookie('language')).toBe('zh_CN');
      expect(
        visitor.trace.paths().some((path) => path.includes('get-all-menu') && path.includes('language=zh_CN')),
      ).toBe(true);
      await visitor.see('area', { area: 'sales', state: 'mounted' });
    }, signedIn),
  );

  test(
    'S2.056 on a phone the menu is one line, in which the entry of the open page is in sight',
    smoke.visit(async (visitor) => {
      await visitor.page.setViewport({ width: 390, height: 844 });
      await visitor.open('/sales/compare');
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      const reach = await visitor.atRest(() =>
        visitor.page.$eval('[data-testid="menu-item"][aria-current="page"]', (entry) => {
          const { left, right } = entry.getBoundingClientRect();
          return { left, right };
        }),
      );
      expect(reach.left).toBeGreaterThanOrEqual(0);
      // Where words end between two pixels, the browser scrolls to a whole one.
      expect(Math.floor(reach.right)).toBeLessThanOrEqual(390);
    }, signedIn),
  );
});
