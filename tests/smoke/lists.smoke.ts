import { describe, expect, test } from '@jest/globals';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

/** Presses what stands anywhere on the page, without bringing it into sight first. */
const press = (visitor: Visitor, selector: string) =>
  visitor.page.$eval(selector, (element) => (element as HTMLElement).click());

async function scrollTo(visitor: Visitor, place: number): Promise<void> {
  await visitor.page.evaluate((top) => window.scrollTo(0, top), place);
  await isReadAt(visitor, place);
}

/** Waits until the page is read from so far down, in px. */
async function isReadAt(visitor: Visitor, place: number): Promise<void> {
  await visitor.page.waitForFunction((top) => Math.abs(window.scrollY - top) < 3, {}, place);
}

const entries = (visitor: Visitor) => visitor.page.evaluate(() => history.length);

/** Waits until the list is that of the address. */
const stands = (visitor: Visitor, list: string) =>
  visitor.page.waitForFunction(
    (hook) =>
      document.querySelector(`[data-testid="${hook}"]`) !== null &&
      document.querySelector('main [aria-busy="true"]') === null,
    {},
    list,
  );

describe('a list and its history', () => {
  test(
    'S2.039 Back undoes search, page and filter of the news one by one, each where it was read, and then leaves them',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/dashboard');
        await visitor.click('rail-app', { 'app-id': '1017' });
        await visitor.arriveAt('/news/news');
        await stands(visitor, 'news-list');
        await scrollTo(visitor, 700);
        await press(visitor, '[data-facet="topics"] input');
        await visitor.arriveAt(/^\/news\/news\?topic=[\w-]+$/);
        const filtered = visitor.place;
        await stands(visitor, 'news-list');
        await scrollTo(visitor, 500);
        await press(visitor, '[data-testid="next-page"]');
        await visitor.arriveAt(`${filtered}&page=2`);
        await stands(visitor, 'news-list');
        await isReadAt(visitor, 0);
        const before = await entries(visitor);
        const box = await visitor.page.waitForSelector('input[name="news-search"]');
        await box?.type('zzz', { delay: 500 });
        await visitor.see('news-nothing');
        await visitor.arriveAt(/\?q=zzz&topic=[\w-]+$/);
        expect(await entries(visitor)).toBe(before + 1);
        await visitor.page.goBack();
        await visitor.arriveAt(`${filtered}&page=2`);
        await visitor.read('pager-where', /Page 2 of/);
        expect(await box?.evaluate((input) => input.value)).toBe('');
        await visitor.page.goBack();
        await visitor.arriveAt(filtered);
        await isReadAt(visitor, 500);
        await visitor.page.goBack();
        await visitor.page.waitForFunction(() => location.search === '');
        await isReadAt(visitor, 700);
        await visitor.page.goForward();
        await visitor.arriveAt(filtered);
        await isReadAt(visitor, 500);
        await visitor.page.goBack();
        await visitor.page.waitForFunction(() => location.search === '');
        await visitor.page.goBack();
        await visitor.arriveAt('/dashboard');
        expect(visitor.trace.complaints).toEqual([]);
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'S2.038 Back from another area leads to the page of the policies that was read, and to its place',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/policy/policies');
        await stands(visitor, 'policy-table');
        await press(visitor, '[aria-label="Page 2"]');
        await visitor.arriveAt('/policy/policies?page=2');
        await visitor.read('pager-where', /Page 2 of/);
        await stands(visitor, 'policy-table');
        await scrollTo(visitor, 300);
        await visitor.click('rail-app', { 'app-id': '1017' });
        await visitor.arriveAt('/news/news');
        await stands(visitor, 'news-list');
        await isReadAt(visitor, 0);
        await visitor.page.goBack();
        await visitor.arriveAt('/policy/policies?page=2');
        await stands(visitor, 'policy-table');
        await isReadAt(visitor, 300);
        await visitor.page.goBack();
        await visitor.read('pager-where', /Page 1 of/);
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'an address with a page and a day that cannot be is put right, and takes no step to go back by',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/policy/home');
        await visitor.see('policy-home');
        await visitor.open('/policy/search?from=2026-02-30&page=x&level=national');
        await visitor.page.waitForFunction(() => location.search === '?level=national');
        await visitor.page.goBack();
        await visitor.arriveAt('/policy/home');
      },
      { as: 'demo' },
    ),
  );
});

test(
  'S2.039 on a phone the pages of a list have their room, and lead on by a touch',
  smoke.visit(
    async (visitor) => {
      await visitor.page.setViewport(phone);
      for (const [path, list] of [
        ['/news/news', 'news-list'],
        ['/policy/search', 'policy-hits'],
      ] as const) {
        await visitor.open(path);
        await stands(visitor, list);
        const pager = await visitor.see('pager');
        const targets = await visitor.atRest(() =>
          pager.$$eval('a', (links) =>
            links
              .map((link) => link.getBoundingClientRect())
              .filter(({ width }) => width > 0)
              .map(({ width, height, right }) => Math.min(width, height) >= 44 && right <= 390),
          ),
        );
        expect(targets.length).toBeGreaterThan(2);
        expect(targets).not.toContain(false);
        await (await visitor.see('next-page')).tap();
        await visitor.page.waitForFunction(() => location.search === '?page=2');
        await visitor.read('pager-where', /第 2 \//);
        expect(await visitor.pageWidth()).toBe(390);
      }
    },
    { as: 'demo', language: 'zh_CN' },
  ),
);
