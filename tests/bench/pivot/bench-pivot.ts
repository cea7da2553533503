import type { Page } from 'puppeteer';
import { openBrowser } from '../../smoke/support/browser/open-browser.ts';
import { startPortal } from '../../smoke/support/portal/start-portal.ts';
import { answerMarket } from '../answer-market.ts';
import { absolute, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { largeAnswer } from './large-answer.ts';

const rounds = 3;
const slower = 4;

const source = 'DATASOURCE_ZD_LINGSHOU';
const figures = ['volume', 'cumulativeVolume', 'yoy', 'mom', 'share'];
const address = `/multidimensional-query?${figures.map((key) => `fig=sales.${key}.${source}`).join('&')}&row=model&col=period`;

/** From the end of the last answer to the cells on screen, in ms. */
async function measureFirstPicture(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}${address}`);
  await page.waitForSelector('[data-testid="pivot"] [role="gridcell"]', { timeout: 120_000 });
  return page.evaluate(() => (window as unknown as { shown: number }).shown);
}

/** Notes when the first cells stand in the page, counted from the end of the last answer. */
function watchCells(): void {
  const lastAnswer = () =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .map((entry) =>
          entry.name.includes('/iw-market/analysis/query') ? (entry as PerformanceResourceTiming).responseEnd : 0,
        ),
    );
  const look = () => {
    if (!document.querySelector('[data-testid="pivot"] [role="gridcell"]')) return requestAnimationFrame(look);
    return Object.assign(window, { shown: performance.now() - lastAnswer() });
  };
  requestAnimationFrame(look);
}

/** The mean time between two frames while the grid is scrolled to one side, in ms. */
const measureScroll = (page: Page, side: 'top' | 'left'): Promise<number> =>
  page.$eval(
    '[data-testid="pivot"]',
    (grid, towards) =>
      new Promise<number>((done) => {
        const begin = performance.now();
        let frames = 0;
        const step = (now: number) => {
          grid.scrollBy({ [towards]: towards === 'top' ? 90 : 24 });
          frames += 1;
          if (now - begin < 2000) requestAnimationFrame(step);
          else done((now - begin) / frames);
        };
        requestAnimationFrame(step);
      }),
    side,
  );

/** A pivot of 100,000 cells on a processor four times slower: its first picture, and how it scrolls. */
export async function benchPivot(progress: (text: string) => void): Promise<Figure[]> {
  const portal = await startPortal();
  const { browser, close } = await openBrowser({ plain: true });
  const found = { picture: [] as number[], down: [] as number[], sideways: [] as number[] };
  try {
    const token = await portal.server.signIn();
    for (let round = 1; round <= rounds; round += 1) {
      progress(`round ${round} of ${rounds}`);
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      await context.setCookie({ name: 'token', value: token, domain: new URL(portal.origin).hostname, path: '/' });
      // What runs this file names functions by a helper, which the page has not.
      await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
      await page.evaluateOnNewDocument(watchCells);
      await answerMarket(page, largeAnswer);
      await page.emulateCPUThrottling(slower);
      found.picture.push(await measureFirstPicture(page, portal.origin));
      found.down.push(await measureScroll(page, 'top'));
      found.sideways.push(await measureScroll(page, 'left'));
      await context.close();
    }
    const name = (what: string) => `pivot of 100,000 cells: ${what}, CPU ${slower}x`;
    return [
      absolute(name('from the last answer to the cells'), 'ms', median(found.picture), 300),
      absolute(name('a frame while scrolling down'), 'ms', median(found.down), 1000 / 55),
      absolute(name('a frame while scrolling sideways'), 'ms', median(found.sideways), 1000 / 55),
    ];
  } finally {
    await close();
    await portal.stop();
  }
}
