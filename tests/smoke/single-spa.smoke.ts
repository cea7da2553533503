import { beforeAll, describe, expect, test } from '@jest/globals';
import { serveModules, soundArea } from './support/portal/serve-modules.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;
const area = '[data-testid="area"]';
const failing = `function () { return Promise.reject(new Error('no')); }`;

beforeAll(() => smoke.portal.offer('alpha'));

/** Waits until single-spa gives this status of an area. */
async function hasStatus(visitor: Visitor, name: string, status: string): Promise<void> {
  await visitor.page.waitForFunction(
    async (module: string, wanted: string) => {
      const { System } = window as unknown as { System: { import: (id: string) => Promise<unknown> } };
      const { getAppStatus } = (await System.import('single-spa')) as { getAppStatus: (app: string) => string };
      return getAppStatus(module) === wanted;
    },
    {},
    `@portal/area-${name}`,
    status,
  );
}

describe('areas as applications of single-spa', () => {
  test(
    'the status of each says what is so, from one to the next and back',
    smoke.visit(async (visitor) => {
      await serveModules(visitor, { alpha: () => soundArea('alpha') });
      await visitor.open('/alpha/home');
      await visitor.read('area', /Here is alpha/);
      await hasStatus(visitor, 'alpha', 'MOUNTED');
      await hasStatus(visitor, 'sales', 'NOT_LOADED');
      await visitor.click('rail-app', { path: '/sales' });
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await hasStatus(visitor, 'sales', 'MOUNTED');
      await hasStatus(visitor, 'alpha', 'NOT_MOUNTED');
      await visitor.page.goBack();
      await visitor.read('area', /Here is alpha/);
      await hasStatus(visitor, 'alpha', 'MOUNTED');
      await hasStatus(visitor, 'sales', 'NOT_MOUNTED');
    }, signedIn),
  );

  const broken = [
    ['LOAD_ERROR', { status: 404, body: 'none' }],
    ['SKIP_BECAUSE_BROKEN', soundArea('alpha', `mount: ${failing}`)],
  ] as const;
  for (const [status, first] of broken) {
    test(
      `an area that failed is ${status}, and MOUNTED after Retry`,
      smoke.visit(async (visitor) => {
        await serveModules(visitor, { alpha: (time) => (time === 0 ? first : soundArea('alpha')) });
        await visitor.open('/alpha/home');
        await visitor.see('area-error');
        await hasStatus(visitor, 'alpha', status);
        await visitor.click('area-retry');
        await visitor.read('area', /Here is alpha/);
        await hasStatus(visitor, 'alpha', 'MOUNTED');
      }, signedIn),
    );
  }

  test(
    'S4.032 the area on screen is made anew in the language that is chosen',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/overview');
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await visitor.page.evaluate((where) => {
        document.querySelector(where)?.setAttribute('data-former', '');
      }, area);
      await visitor.click('rail-language');
      await visitor.page.waitForFunction(
        (where: string) => {
          const element = document.querySelector<HTMLElement>(where);
          return element?.dataset.former === undefined && /[一-鿿]/.test(element?.querySelector('h1')?.innerText ?? '');
        },
        {},
        area,
      );
      await hasStatus(visitor, 'sales', 'MOUNTED');
      expect(await visitor.count('area')).toBe(1);
    }, signedIn),
  );
});

describe('a parcel that an area mounts by the mountParcel of its props', () => {
  test(
    'opens, closes, and goes when the area goes',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/overview');
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await visitor.click('area-switch-account');
      await visitor.see('account-list');
      const inside = await visitor.page.$(`${area} [data-testid="switch-account"]`);
      expect(inside).not.toBeNull();
      await visitor.page.keyboard.press('Escape');
      await visitor.seeNo('switch-account');
      await visitor.click('area-switch-account');
      await visitor.see('account-list');
      await visitor.page.evaluate(() => history.pushState(null, '', '/dashboard'));
      await visitor.see('dashboard');
      await visitor.seeNo('switch-account');
      await hasStatus(visitor, 'sales', 'NOT_MOUNTED');
      expect(visitor.trace.complaints).toEqual([]);
    }, signedIn),
  );
});

describe('asking for an area', () => {
  test(
    'S9.049 pointing and focus fetch nothing; pressing fetches the entry and its first part at once',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await visitor.quiet();
      const ofArea = () => visitor.trace.paths().filter((path) => path.includes('area-'));
      const entry = await visitor.see('rail-app', { path: '/sales' });
      await entry.hover();
      await entry.focus();
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(ofArea()).toEqual([]);
      await visitor.page.mouse.down();
      await visitor.page.waitForFunction(
        () => document.querySelectorAll('link[rel="preload"][href*="area-sales"]').length > 1,
      );
      expect(visitor.place).toBe('/dashboard');
      await visitor.page.mouse.up();
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      const files = ofArea();
      expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(1);
      expect(new Set(files).size).toBe(files.length);
    }, signedIn),
  );

  test(
    'S9.049 Enter on a link asks before the address changes, and opens it',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      const entry = await visitor.see('rail-app', { path: '/sales' });
      await visitor.quiet();
      await entry.focus();
      await visitor.page.keyboard.press('Enter');
      await visitor.see('area', { area: 'sales', state: 'mounted' });
    }, signedIn),
  );
});
