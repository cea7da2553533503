import type { Page } from 'puppeteer';
import { openBrowser } from '../../smoke/support/browser/open-browser.ts';
import { startPortal } from '../../smoke/support/portal/start-portal.ts';
import { answerMarket } from '../answer-market.ts';
import { absolute, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { watchSheet } from './watch-sheet.ts';
import { wideAnswer } from './wide-answer.ts';

const rounds = 5;
const slower = 4;
const items = 270;

/** The sheet with what is alike folded away, as it opens, and with every item. */
const address = '/configuration/comparison?model=wide';

/** @returns from the end of the last answer to the first rows on screen, and to all of them in the page, in ms */
async function measureSheet(page: Page, origin: string): Promise<{ first: number; whole: number }> {
  await page.goto(origin + address);
  await page.waitForFunction(() => 'whole' in window, { timeout: 120_000 });
  return page.evaluate(() => {
    const { first, whole } = window as unknown as { first: number; whole: number };
    return { first, whole };
  });
}

/** 28 trims side by side in 270 items, on a processor four times slower: its first picture, and all of it. */
export async function benchConfiguration(progress: (text: string) => void): Promise<Figure[]> {
  const portal = await startPortal();
  const { browser, close } = await openBrowser({ plain: true });
  const found = { first: [] as number[], whole: [] as number[] };
  try {
    const token = await portal.server.signIn();
    for (let round = 1; round <= rounds; round += 1) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      await context.setCookie({ name: 'token', value: token, domain: new URL(portal.origin).hostname, path: '/' });
      // What runs this file names functions by a helper, which the page has not.
      await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
      await page.evaluateOnNewDocument(watchSheet, items);
      await answerMarket(page, wideAnswer);
      await page.emulateCPUThrottling(slower);
      const { first, whole } = await measureSheet(page, portal.origin);
      found.first.push(first);
      found.whole.push(whole);
      progress(`round ${round} of ${rounds}: ${first.toFixed(0)} ms, all rows ${whole.toFixed(0)} ms`);
      await context.close();
    }
    const name = (what: string) => `${items} items of 28 trims: ${what}, CPU ${slower}x`;
    const whole = median(found.whole);
    return [
      absolute(name('from the last answer to the first rows'), 'ms', median(found.first), 300),
      { name: name('from the last answer to all rows'), unit: 'ms', portal: whole, value: whole },
    ];
  } finally {
    await close();
    await portal.stop();
  }
}
