import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from './support/browser/eventually.ts';
import { pressFound } from './support/browser/in-sight.ts';
import { byCategory, hiddenProducts, offerManyProducts, railPaths } from './support/portal/many-products.ts';
import { serveModules, soundArea } from './support/portal/serve-modules.ts';
import { testProducts } from './support/portal/test-products.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

beforeAll(() => offerManyProducts(smoke.portal));

/** Paths of the products inside an element, in their order. */
const paths = (visitor: Visitor, within: string): Promise<string[]> =>
  visitor.page.$$eval(`[data-testid="${within}"] [data-testid="rail-app"]`, (apps) =>
    apps.map((app) => (app as HTMLElement).dataset.path ?? ''),
  );

const addresses = railPaths;

/** The dashboard in a window of this height, with the whole rail. */
async function openAt(visitor: Visitor, height: number): Promise<void> {
  await visitor.page.setViewport({ width: 1440, height });
  await visitor.open('/dashboard');
  await visitor.see('rail-more');
}

describe('a menu of more products than there is room for', () => {
  test(
    'S2.060 S2.061 S9.024 S9.025 a tall window shows nine, and a popup 284 px high holds the rest',
    smoke.visit(async (visitor) => {
      await openAt(visitor, 1400);
      expect(await paths(visitor, 'rail')).toEqual(addresses.slice(0, 9));
      await visitor.click('rail-more');
      await visitor.see('rail-more-popup');
      expect(await paths(visitor, 'rail-more-popup')).toEqual(byCategory(addresses.slice(9)));
      expect(await visitor.style('rail-more-popup', 'height')).toBe('284px');
    }, signedIn),
  );

  test(
    'S9.026 S9.027 a height of 507 has room for five of 60 px, and a resize is followed',
    smoke.visit(async (visitor) => {
      await openAt(visitor, 507);
      expect(await paths(visitor, 'rail')).toEqual(addresses.slice(0, 5));
      const box = await visitor.box('rail-app', { path: '/sales' });
      expect(box.height).toBe(60);
      for (const hook of ['rail-home', 'rail-more', 'rail-language', 'rail-avatar']) {
        const { y, height } = await visitor.box(hook);
        expect(y >= 0 && y + height <= 507 ? [] : [hook, y, height]).toEqual([]);
      }
      await visitor.page.setViewport({ width: 1440, height: 567 });
      await visitor.page.waitForFunction(
        () => document.querySelectorAll('[data-testid="rail"] [data-testid="rail-app"]').length === 6,
      );
    }, signedIn),
  );

  test(
    'an order of one’s own is kept for the account, and products that do not fit are found as they are typed',
    smoke.visit(async (visitor) => {
      await openAt(visitor, 900);
      await visitor.click('rail-more');
      const [last = ''] = addresses.slice(-1);
      await visitor.click('rail-arrange');
      const row = await visitor.see('product-order-row', { place: String(addresses.length - 1) });
      await pressFound(await row.$('[data-testid="product-top"]'));
      await visitor.click('product-order-save');
      await visitor.seeNo('product-order');
      expect((await paths(visitor, 'rail')).slice(0, 2)).toEqual([last, addresses[0]]);
      await visitor.open('/dashboard');
      await visitor.see('rail-more');
      expect((await paths(visitor, 'rail'))[0]).toBe(last);
      await visitor.click('rail-more');
      await (await visitor.see('rail-find')).type('zixun');
      expect(
        await eventually(
          () => paths(visitor, 'rail-more-popup'),
          ({ length }) => length === 1,
        ),
      ).toEqual(['/news']);
      await visitor.click('rail-arrange');
      await visitor.click('product-order-reset');
      await visitor.seeNo('product-order');
      expect((await paths(visitor, 'rail'))[0]).toBe(addresses[0]);
    }, signedIn),
  );

  test(
    'the popup lies on the screen, whole, in a low window and on a phone',
    smoke.visit(async (visitor) => {
      for (const [width, height] of [
        [1440, 507],
        [390, 844],
      ] as const) {
        await visitor.page.setViewport({ width, height });
        await visitor.open('/dashboard');
        await visitor.click('rail-more');
        const { x, y, width: wide, height: high } = await visitor.box('rail-more-popup');
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width);
        expect(y + high).toBeLessThanOrEqual(height);
      }
    }, signedIn),
  );

  test(
    'S2.043 S2.067 what is special, or lies at /gpt or /agent, is in neither rail nor popup',
    smoke.visit(async (visitor) => {
      const menu = await smoke.portal.server.call('getAllMenu', {}, { token: await smoke.portal.server.signIn() });
      const sent = menu.body.data?.map(({ path, special }) => `${path} ${special}`) ?? [];
      expect(sent).toEqual(expect.arrayContaining(['/gpt false', '/agent false', '/apart true']));
      await openAt(visitor, 507);
      await visitor.click('rail-more');
      await visitor.see('rail-more-popup');
      const allPaths = [...(await paths(visitor, 'rail')), ...(await paths(visitor, 'rail-more-popup'))];
      for (const { key } of [...hiddenProducts, { key: 'gpt' }]) expect(allPaths).not.toContain(`/${key}`);
      expect(new Set(allPaths)).toEqual(new Set(addresses));
    }, signedIn),
  );

  test(
    'S2.040 S2.069 S2.070 the query names the product that rail and panel mark; every branch of its tree is open at first sight',
    smoke.visit(async (visitor) => {
      await serveModules(visitor, { beta: () => soundArea('beta') });
      const marked = () =>
        visitor.page.$$eval('[data-testid="rail-app"][aria-current]', (apps) =>
          apps.map((app) => (app as HTMLElement).dataset.appId),
        );
      await visitor.open('/beta/home');
      await visitor.read('area', /Here is beta/);
      // The rail has no room for it: it is marked where the others stand.
      await visitor.click('rail-more');
      expect(await eventually(marked, ({ length }) => length > 0)).toEqual([testProducts.beta.id]);
      await visitor.page.keyboard.press('Escape');
      await visitor.read('menu-title', /^Beta$/);
      const branches = () =>
        visitor.page.$$eval('[data-testid="menu-panel"] button[aria-expanded]', (all) =>
          all.map((branch) => [branch.textContent, branch.getAttribute('aria-expanded')]),
        );
      expect(await branches()).toEqual([
        ['Dealers', 'true'],
        ['Groups', 'true'],
      ]);
      const depth = (path: string) =>
        visitor.see('menu-item', { path }).then((item) =>
          item.evaluate((link) => {
            let levels = 0;
            for (let at = link.closest('ul'); at; at = at.parentElement?.closest('ul') ?? null) levels += 1;
            return levels;
          }),
        );
      const paths = ['/beta/home', '/beta/dealers', '/beta/groups/largest'];
      expect(await Promise.all(paths.map(depth))).toEqual([1, 2, 3]);
      await visitor.open('/beta/home?product=1000');
      await visitor.read('area', /Here is beta/);
      await visitor.read('menu-title', /^Sales$/);
      expect(await eventually(marked, ({ length }) => length > 0)).toEqual(['1000']);
      await visitor.see('menu-item', { path: '/sales/trend' });
    }, signedIn),
  );
});

describe('the menu of the avatar', () => {
  const opened = (visitor: Visitor) => visitor.has('avatar-log-out');

  test(
    'S9.008 pointing opens it, the press that follows keeps it, and a second press closes it',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      const avatar = await visitor.see('rail-avatar');
      await avatar.hover();
      await visitor.see('avatar-log-out');
      await avatar.click();
      await visitor.page.mouse.move(700, 300);
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(await opened(visitor)).toBe(true);
      await avatar.click();
      await visitor.seeNo('avatar-log-out');
      await avatar.click();
      await visitor.see('avatar-log-out');
      await visitor.page.keyboard.press('Escape');
      await visitor.seeNo('avatar-log-out');
      await avatar.click();
      await visitor.see('avatar-log-out');
      await visitor.page.mouse.click(700, 300);
      await visitor.seeNo('avatar-log-out');
    }, signedIn),
  );

  test(
    'by touch and by keyboard it opens and closes as well',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      const avatar = await visitor.see('rail-avatar');
      await avatar.tap();
      await visitor.see('avatar-log-out');
      await avatar.tap();
      await visitor.seeNo('avatar-log-out');
      await avatar.focus();
      await visitor.page.keyboard.press('Enter');
      await visitor.see('avatar-log-out');
      await visitor.page.keyboard.press('ArrowDown');
      await visitor.focusOn('[data-testid="avatar-user-centre"]');
      await visitor.page.keyboard.press('Escape');
      await visitor.seeNo('avatar-log-out');
    }, signedIn),
  );
});
