import { describe, expect, test } from '@jest/globals';
import { diceOf } from '../support/dice.ts';
import { eventually } from './support/browser/eventually.ts';
import { clickIn } from './support/browser/in-sight.ts';
import { FailingFiles } from './support/portal/failing-files.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

/** A page that has been loaded anew has lost it. */
const mark = (visitor: Visitor) => visitor.page.evaluate(() => void Object.assign(window, { neverLoadedAnew: true }));
const isMarked = (visitor: Visitor) => visitor.page.evaluate(() => 'neverLoadedAnew' in window);

/** Long timers run forty times as fast. */
const hurry = (visitor: Visitor) =>
  visitor.page.evaluateOnNewDocument(() => {
    const plain = window.setTimeout;
    const quick = (handler: () => void, delay = 0, ...rest: unknown[]) =>
      plain(handler, delay >= 5000 ? delay / 40 : delay, ...rest);
    Object.assign(window, { setTimeout: quick });
  });

/** Waits for what a try came to; that of the try before does not count. */
async function outcome(visitor: Visitor): Promise<'mounted' | 'failed'> {
  const found = await visitor.page.waitForSelector(
    '[data-testid="area"][data-state="mounted"], [data-testid="area-error"]:not([data-seen])',
    { visible: true },
  );
  return (await found?.evaluate((element) => {
    const failed = element.getAttribute('data-testid') === 'area-error';
    if (failed) element.setAttribute('data-seen', '');
    return failed ? 'failed' : 'mounted';
  })) as 'mounted' | 'failed';
}

/** Presses Retry in a place that stands for what did not come, until it has failed three times. */
async function failsThrice(visitor: Visitor, place: string): Promise<void> {
  for (const last of [false, false, true]) {
    const failed = await visitor.page.waitForSelector(`${place}:not([data-seen])`, { visible: true });
    await failed?.evaluate((element) => element.setAttribute('data-seen', ''));
    if (!last) await (await failed?.$('button'))?.click();
  }
}

describe('after an outage', () => {
  const seed = Number(process.env.RECOVERY_SEED ?? Date.now() % 100_000);

  test(
    `an area whose files fail one to four times each stands after the first Retry that finds them, whatever the order (seed ${seed})`,
    smoke.visit(async (visitor) => {
      const pick = diceOf(seed).below;
      const ofAreas = /\/portal-(area-[\w-]+|ui-analysis|ui-charts)\.[^/]+\.(js|css)$/;
      const parts = /\/portal-ui-\w+\.[\w-]+\.[^/.]+\.(js|css)$|\/portal-ui-\w+\.[^/.]+\.css$/;
      const left = new Map<string, number>();
      const files = new FailingFiles((file) => {
        if (!ofAreas.test(file) || parts.test(file)) return false;
        left.set(file, (left.get(file) ?? 1 + pick(4)) - 1);
        return (left.get(file) ?? 0) >= 0;
      }, pick);
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await visitor.quiet();
      await mark(visitor);
      await files.stand(visitor);
      const areas = ['/sales', '/price', '/policy', '/news', '/incentive'].sort(() => pick(3) - 1).slice(0, 3);
      for (const path of areas) {
        let before = files.failed;
        await visitor.click('rail-app', { path });
        for (let tries = 0; (await outcome(visitor)) === 'failed'; tries += 1) {
          const tried = `seed ${seed}, ${path} after ${tries} Retries`;
          expect(`${tried}: ${files.failed > before ? 'a file failed' : 'no file failed, and it does not stand'}`).toBe(
            `${tried}: a file failed`,
          );
          before = files.failed;
          await visitor.click('area-retry');
        }
      }
      expect(files.failed).toBeGreaterThanOrEqual(2 * areas.length);
      expect(await isMarked(visitor)).toBe(true);
    }, signedIn),
  );

  test(
    'a part of a page that has failed again and again comes by Retry, in its place',
    smoke.visit(async (visitor) => {
      let down = true;
      const files = new FailingFiles((file) => down && file.includes('/portal-ui-analysis.pivot.'));
      await files.stand(visitor);
      await visitor.open('/multidimensional-query');
      await mark(visitor);
      await failsThrice(visitor, '[data-testid="grid-failed"]');
      down = false;
      await clickIn(visitor.page, '[data-testid="grid-failed"] button');
      await visitor.read('pivot', /\d/);
      expect(await isMarked(visitor)).toBe(true);
    }, signedIn),
  );

  test(
    'the library of the charts that has failed again and again comes by Retry, in the place of a chart',
    smoke.visit(async (visitor) => {
      let down = true;
      const files = new FailingFiles((file) => down && file.includes('/highcharts'));
      await files.stand(visitor);
      await visitor.open('/sales/overview');
      await mark(visitor);
      await failsThrice(visitor, '[data-testid="chart"] [role="alert"]');
      down = false;
      await clickIn(visitor.page, '[data-testid="chart"] [role="alert"] button');
      await visitor.page.waitForSelector('[data-testid="chart"] .highcharts-root');
      expect(await isMarked(visitor)).toBe(true);
    }, signedIn),
  );

  test(
    'a parcel that has failed again and again comes when it is opened again, and its styles by themselves',
    smoke.visit(async (visitor) => {
      let down = true;
      const files = new FailingFiles((file) => down && file.includes('/portal-user-centre.'));
      await files.stand(visitor);
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await mark(visitor);
      const open = async () => {
        await visitor.click('rail-avatar');
        await visitor.click('avatar-user-centre');
      };
      for (const _ of [1, 2, 3]) {
        await open();
        await visitor.click('toast');
        await visitor.seeNo('toast');
      }
      down = false;
      await open();
      await visitor.see('info-panel');
      await visitor.page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
          (link) => link.href.includes('/portal-user-centre.') && link.sheet,
        ),
      );
      expect(await isMarked(visitor)).toBe(true);
    }, signedIn),
  );

  test(
    'files of an area that never answered are asked for anew by Retry',
    smoke.visit(async (visitor) => {
      await hurry(visitor);
      let down = true;
      const files = new FailingFiles((file) => down && file.includes('/portal-area-sales.load.') && 'never answers');
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await mark(visitor);
      await files.stand(visitor);
      await visitor.click('rail-app', { path: '/sales' });
      await visitor.see('area-error', { reason: 'timed-out' });
      down = false;
      await visitor.click('area-retry');
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      expect(await isMarked(visitor)).toBe(true);
    }, signedIn),
  );
});

describe('a page of a build that is gone', () => {
  /** The server answers for a newer build, which does not have the files of Sales that the page knows. */
  const rebuild = async (visitor: Visitor) => {
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/portal-area-sales\./.test(pathname)) return void request.respond({ status: 404, body: 'none' });
      if (pathname !== '/home' || request.resourceType() !== 'fetch') return void request.continue();
      const body = '<script type="application/json" id="portal-boot">{"build":"newer"}</script>';
      void request.respond({ contentType: 'text/html', body });
    });
  };

  test(
    'is loaded anew once, and never in a loop',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await mark(visitor);
      await rebuild(visitor);
      await visitor.click('rail-app', { path: '/sales' });
      const marked = () => isMarked(visitor).catch(() => true);
      expect(await eventually(marked, (still) => !still)).toBe(false);
      await visitor.see('area-error', { reason: 'not-found' });
      await mark(visitor);
      await visitor.click('area-retry');
      await visitor.quiet();
      await visitor.see('area-error', { reason: 'not-found' });
      expect(await isMarked(visitor)).toBe(true);
    }, signedIn),
  );
});
