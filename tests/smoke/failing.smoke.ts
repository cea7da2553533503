import { beforeAll, describe, expect, test } from '@jest/globals';
import { type ModuleAnswer, serveModules, soundArea, systemModule } from './support/portal/serve-modules.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;
const failing = (why: string) => `function () { return Promise.reject(new Error('${why}')); }`;

beforeAll(async () => {
  await smoke.portal.offer('alpha', 0);
  await smoke.portal.offer('beta', 0);
});

/** The shell is usable when its rail still leads to the dashboard. */
async function expectUsableShell(visitor: Visitor): Promise<void> {
  await visitor.click('rail-home');
  await visitor.arriveAt('/dashboard');
  await visitor.see('dashboard');
  await visitor.seeNo('area-error');
}

/** Failures in the time up to the picture: what comes back for the entry, and the reason that is shown. */
const failures: { title: string; reason: string; first: ModuleAnswer }[] = [
  { title: 'an address that is not there', reason: 'not-found', first: () => ({ status: 404, body: 'none' }) },
  {
    title: 'content that is no module',
    reason: 'wrong-content',
    first: () => ({ body: '<!doctype html><title>a page</title>', contentType: 'text/html' }),
  },
  {
    title: 'a module without mount',
    reason: 'missing-export',
    first: () => systemModule('{ bootstrap: function () {} }'),
  },
  {
    title: 'bootstrap that throws',
    reason: 'bootstrap',
    first: () => soundArea('alpha', `bootstrap: ${failing('no')}`),
  },
  { title: 'mount that throws', reason: 'mount', first: () => soundArea('alpha', `mount: ${failing('no')}`) },
  {
    title: 'rendering that throws',
    reason: 'render',
    first: () =>
      systemModule(
        'needed[0].reactArea(function () { return Promise.resolve({ default: function () { throw new Error("no"); } }); })',
        ['@portal/shell'],
      ),
  },
];

describe('an area that fails', () => {
  for (const { title, reason, first } of failures) {
    test(
      `${title} is shown as ${reason}; Retry loads again and the shell stays usable`,
      smoke.visit(async (visitor) => {
        const queries = await serveModules(visitor, {
          alpha: (time) => (time === 0 ? first(time) : soundArea('alpha')),
        });
        await visitor.open('/alpha/home');
        await visitor.see('area-error', { reason });
        expect((await visitor.words('area-error')).length).toBeGreaterThan(10);
        await visitor.click('area-retry');
        await visitor.see('area', { area: 'alpha', state: 'mounted' });
        await visitor.read('area', /Here is alpha/);
        expect(queries.get('alpha')).toBe(2);
        await expectUsableShell(visitor);
      }, signedIn),
    );
  }

  test(
    'unmount that throws leaves the next page whole',
    smoke.visit(async (visitor) => {
      await serveModules(visitor, { alpha: () => soundArea('alpha', `unmount: ${failing('no')}`) });
      await visitor.open('/alpha/home');
      await visitor.see('area', { area: 'alpha', state: 'mounted' });
      await visitor.click('rail-app', { path: '/sales' });
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      expect(await visitor.count('area')).toBe(1);
      await expectUsableShell(visitor);
    }, signedIn),
  );

  test(
    'unmount that never ends does not hold the next page',
    smoke.visit(async (visitor) => {
      const endless = 'unmount: function () { return new Promise(function () {}); }';
      await serveModules(visitor, { alpha: () => soundArea('alpha', endless) });
      await visitor.open('/alpha/home');
      await visitor.see('area', { area: 'alpha', state: 'mounted' });
      await visitor.click('rail-home');
      await visitor.see('dashboard');
      await visitor.click('rail-app', { path: '/sales' });
      await visitor.see('area', { area: 'sales', state: 'mounted' });
    }, signedIn),
  );

  test(
    'S4.086 S9.001 an area that never answers fails after 120 seconds, and says before that it takes long',
    smoke.visit(async (visitor) => {
      // Long timers run forty times as fast; what was asked for is written down.
      await visitor.page.evaluateOnNewDocument(() => {
        const queries: number[] = [];
        const plain = window.setTimeout;
        const quick = (handler: () => void, delay = 0, ...rest: unknown[]) => {
          queries.push(delay);
          return plain(handler, delay >= 5000 ? delay / 40 : delay, ...rest);
        };
        Object.assign(window, { setTimeout: quick, askedDelays: queries });
      });
      await serveModules(visitor, { alpha: (time) => (time === 0 ? null : soundArea('alpha')) });
      await visitor.open('/alpha/home');
      await visitor.see('lock-overlay');
      await visitor.see('area-error', { reason: 'timed-out' });
      const delays = await visitor.page.evaluate(() => (window as unknown as { askedDelays: number[] }).askedDelays);
      // What other steps have used of the time is taken off.
      expect(delays.filter((delay) => delay > 115_000 && delay <= 120_000)).not.toEqual([]);
      await visitor.click('area-retry');
      await visitor.read('area', /Here is alpha/);
      await expectUsableShell(visitor);
    }, signedIn),
  );

  test(
    'a style sheet that never comes does not keep the area away for ever',
    smoke.visit(async (visitor) => {
      await visitor.page.evaluateOnNewDocument(() => {
        const plain = window.setTimeout;
        const quick = (handler: () => void, delay = 0, ...rest: unknown[]) =>
          plain(handler, delay >= 5000 ? delay / 40 : delay, ...rest);
        Object.assign(window, { setTimeout: quick });
      });
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await visitor.page.setRequestInterception(true);
      const waiting: string[] = [];
      visitor.page.on('request', (request) => {
        if (/area-sales[^/]*\.css/.test(request.url())) waiting.push(request.url());
        else void request.continue();
      });
      await visitor.click('rail-app', { path: '/sales' });
      await visitor.page.waitForSelector('[data-testid="area"][data-state="mounted"], [data-testid="area-error"]', {
        visible: true,
      });
      expect(waiting.length).toBeGreaterThan(0);
      await expectUsableShell(visitor);
    }, signedIn),
  );
});

describe('fast clicks', () => {
  const later =
    (name: string, wait: number): ModuleAnswer =>
    async () => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      return soundArea(name);
    };

  test(
    'the last click wins, whichever module comes last',
    smoke.visit(async (visitor) => {
      await serveModules(visitor, { alpha: later('alpha', 1500), beta: later('beta', 200) });
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await visitor.click('rail-app', { path: '/alpha' });
      await visitor.click('rail-app', { path: '/beta' });
      await visitor.read('area', /Here is beta/);
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await visitor.read('area', /Here is beta/);
      expect(await visitor.count('area')).toBe(1);
      await visitor.click('rail-app', { path: '/alpha' });
      await visitor.page.evaluate(() => {
        history.back();
        setTimeout(() => history.forward(), 30);
      });
      await visitor.arriveAt(/^\/alpha/);
      await visitor.read('area', /Here is alpha/);
      expect(await visitor.count('area')).toBe(1);
    }, signedIn),
  );

  test(
    'S2.074 S2.075 the overlay says loading until the area is mounted',
    smoke.visit(async (visitor) => {
      let letCome = () => {};
      const seen = new Promise<void>((resolve) => {
        letCome = resolve;
      });
      await serveModules(visitor, { alpha: () => seen.then(() => soundArea('alpha')) });
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await visitor.click('rail-app', { path: '/alpha' });
      await visitor.read('lock-overlay', /loading/i);
      letCome();
      await visitor.read('area', /Here is alpha/);
      await visitor.seeNo('lock-overlay');
    }, signedIn),
  );

  test(
    'S9.050 a global that a module without a window of its own has set is not on the page after it',
    smoke.visit(async (visitor) => {
      const setsGlobal = `mount: function (props) { window.leftByPrice = 1; props.domElement.textContent = 'Here is alpha'; return Promise.resolve(); }`;
      await serveModules(visitor, { alpha: () => soundArea('alpha', setsGlobal) });
      await visitor.open('/alpha/home');
      await visitor.read('area', /Here is alpha/);
      await visitor.click('rail-home');
      await visitor.see('dashboard');
      expect(await visitor.page.evaluate(() => 'leftByPrice' in window)).toBe(false);
    }, signedIn),
  );
});
