import { describe, expect, test } from '@jest/globals';
import { clickIn, pressFound } from './support/browser/in-sight.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Language, Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const as = (language: Language = 'en') => ({ as: 'demo', language }) as const;

const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };
const computer = { width: 1440, height: 900 };

const query = (visitor: Visitor) => new URL(visitor.page.url()).searchParams;
const ids = (visitor: Visitor, testId: string) =>
  visitor.page.$$eval(`[data-testid="${testId}"]`, (rows) => rows.map((row) => (row as HTMLElement).dataset.id));

/** The number that a list says it found. */
const found = async (visitor: Visitor, testId = 'news-found') => {
  await visitor.read(testId, /\d/);
  return Number.parseInt(await visitor.words(testId), 10);
};

const scroll = (visitor: Visitor) => visitor.page.evaluate(() => window.scrollY);

/** How much has moved by itself since the page was opened. */
const shifts = (visitor: Visitor) =>
  visitor.page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => done(sum)));
      }),
  );

async function openFirstReport(visitor: Visitor): Promise<void> {
  await visitor.see('report-list');
  await clickIn(visitor.page, '[data-report-id]');
  await visitor.see('report-frame', { state: 'readable' });
}

describe('the news', () => {
  test(
    'S1.022 S2.039 open from the rail at /news/news, with news in the list',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.click('rail-app', { 'app-id': '1017' });
      await visitor.arriveAt('/news/news');
      await visitor.see('area', { area: 'news', state: 'mounted' });
      await visitor.see('news-list');
      expect(await visitor.count('news-row')).toBe(20);
      expect(await visitor.count('row-model')).toBeGreaterThan(0);
      expect(visitor.trace.complaints).toEqual([]);
    }, as()),
  );

  test(
    'S2.039 a facet, a search and a page narrow the list, and the link of it reopens the same',
    smoke.visit(async (visitor) => {
      await visitor.open('/news/news');
      const all = await found(visitor);
      await clickIn(visitor.page, '[data-facet="topics"] input');
      await visitor.see('news-chips');
      const some = await found(visitor);
      expect(some).toBeLessThan(all);
      expect(query(visitor).getAll('topic')).toHaveLength(1);
      await visitor.click('next-page');
      await visitor.read('pager-where', /Page 2/);
      await visitor.page.waitForFunction(
        () => document.querySelector('[aria-busy="true"] [data-testid="news-list"]') === null,
      );
      const seen = await ids(visitor, 'news-row');
      await visitor.open(visitor.place);
      await visitor.see('news-list');
      expect(await ids(visitor, 'news-row')).toEqual(seen);
      expect(await found(visitor)).toBe(some);
    }, as()),
  );

  test(
    'S8.023 a search without hits shows that there is no relevant content',
    smoke.visit(async (visitor) => {
      await visitor.open('/news/news');
      await visitor.see('news-list');
      await visitor.fill('news-search', 'qqqzzz');
      await visitor.read('news-nothing', /No relevant content/);
      expect(query(visitor).get('q')).toBe('qqqzzz');
    }, as()),
  );

  test(
    'S2.039 an article opens from deep in the list, turns to the next by the keyboard, and leads back to its place',
    smoke.visit(async (visitor) => {
      await visitor.open('/news/news');
      await visitor.see('news-list');
      const [tenth, eleventh] = (await ids(visitor, 'news-row')).slice(9);
      const link = await visitor.page.waitForSelector(`[data-news-id="${tenth}"]`);
      await link?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await visitor.page.waitForFunction(() => window.scrollY > 300);
      const place = await scroll(visitor);
      await pressFound(link);
      await visitor.see('news-article', { id: tenth ?? '' });
      await visitor.page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      expect(await scroll(visitor)).toBe(0);
      await visitor.page.keyboard.press('j');
      await visitor.see('news-article', { id: eleventh ?? '' });
      await visitor.page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      await visitor.page.keyboard.press('Escape');
      await visitor.arriveAt('/news/news');
      await visitor.see('news-list');
      await visitor.page.waitForFunction(
        (id) => (document.activeElement as HTMLElement).dataset.newsId === id,
        {},
        eleventh,
      );
      expect(Math.abs((await scroll(visitor)) - place)).toBeLessThan(200);
    }, as()),
  );

  test(
    'S1.023 a link straight to an article shows its models with their tone, and leads to their sales',
    smoke.visit(async (visitor) => {
      await visitor.open('/news/news');
      await visitor.see('row-model');
      const id = await visitor.page.$eval('[data-testid="row-model"]', (model) =>
        (model.closest('[data-id]') as HTMLElement).getAttribute('data-id'),
      );
      await visitor.open(`/news/news?id=${id}`);
      await visitor.read('linked-model', /(Positive|Neutral|Negative)/);
      const key = await (await visitor.see('linked-model')).evaluate((element) => (element as HTMLElement).dataset.key);
      await visitor.click('model-sales');
      await visitor.arriveAt(/^\/sales\/trend\?/);
      expect(query(visitor).get('model')).toBe(key);
      await visitor.see('chart');
    }, as()),
  );

  test(
    'S1.023 what a person follows is chosen, stands on top, and is kept over a reload',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/news/news');
        await visitor.click('news-choose');
        await clickIn(visitor.page, '[data-testid="news-preference"] input[type="checkbox"]');
        await visitor.click('save-preference');
        await visitor.see('my-news');
        await visitor.open('/news/news?mine=1');
        await visitor.see('news-list');
        const mine = await found(visitor);
        await visitor.open('/news/news');
        await visitor.see('my-news');
        expect(mine).toBeLessThan(await found(visitor));
      },
      { as: 'developer', language: 'en' },
    ),
  );
});

describe('public reports', () => {
  test(
    'S1.012 S2.050 open for any signed-in person; a report is read in a frame, in the full window, and left by Escape',
    smoke.visit(async (visitor) => {
      await visitor.open('/baogao');
      await openFirstReport(visitor);
      expect(query(visitor).get('id')).toBeTruthy();
      await visitor.click('report-full');
      const box = await visitor.box('report-reader', { full: 'true' });
      expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, 1440, 900]);
      await visitor.see('report-frame', { state: 'readable' });
      await visitor.page.keyboard.press('Escape');
      await visitor.see('report-reader', { full: 'false' });
      await visitor.page.keyboard.press('Escape');
      await visitor.arriveAt('/baogao');
      await visitor.see('report-list');
      expect(visitor.trace.complaints).toEqual([]);
    }, as()),
  );

  test(
    'a topic and a search narrow the list, and the link of a report opens it directly',
    smoke.visit(async (visitor) => {
      await visitor.open('/baogao');
      const all = await found(visitor, 'reports-found');
      const last = await visitor.page.$$('[data-testid="report-topics"] [data-topic]');
      await pressFound(last.at(-1));
      await visitor.arriveAt(/topic=/);
      await visitor.page.waitForFunction(
        (before) =>
          Number.parseInt(document.querySelector('[data-testid="reports-found"]')?.textContent ?? '', 10) < before,
        {},
        all,
      );
      await openFirstReport(visitor);
      await visitor.open(visitor.place);
      await visitor.see('report-frame', { state: 'readable' });
    }, as('zh_CN')),
  );

  test(
    'on a phone the tables of a report show all their columns',
    smoke.visit(async (visitor) => {
      await visitor.page.setViewport(phone);
      await visitor.open('/baogao');
      await openFirstReport(visitor);
      const frame = visitor.page.frames().find((candidate) => candidate !== visitor.page.mainFrame());
      // How narrow each could be made, too: another machine's letters are a little wider.
      const spare = await visitor.atRest(async () =>
        frame?.$$eval('table', (tables) =>
          tables.map((table) => {
            const { parentElement: place } = table;
            const hidden = place ? place.scrollWidth - place.clientWidth : null;
            table.style.width = 'min-content';
            const least = table.offsetWidth;
            table.style.width = '';
            return { hidden, fits: least + 20 <= (place?.clientWidth ?? 0) };
          }),
        ),
      );
      expect(spare?.length).toBeGreaterThan(2);
      for (const table of spare ?? []) expect(table).toEqual({ hidden: 0, fits: true });
    }, as('en')),
  );
});

test(
  'nothing of news and reports jumps while it comes, on a computer and on a phone',
  smoke.visit(async (visitor) => {
    for (const size of [computer, phone]) {
      await visitor.page.setViewport(size);
      for (const [path, sign] of [
        ['/news/news', 'news-list'],
        ['/news/news?q=zzz', 'news-nothing'],
        ['/baogao', 'report-list'],
      ] as const) {
        await visitor.open(path);
        await visitor.see(sign);
        const jump = await shifts(visitor);
        expect(jump < 0.02 ? [] : [path, jump]).toEqual([]);
      }
    }
  }, as('en')),
);
