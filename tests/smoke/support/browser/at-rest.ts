import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'puppeteer';

/** How far two looks lie apart, in ms: more than two frames, and by the clock, since a window behind draws none. */
const pause = 40;

/** How long a page may take to come to rest, in ms. */
const patience = 60_000;

/**
 * Measures places until two looks one after the other agree: fonts, pictures, scroll bars and charts may come a moment
 * after what they stand in.
 * @throws Error when nothing comes to rest in time
 */
export async function atRest<T>(page: Page, measure: () => Promise<T>): Promise<T> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const end = Date.now() + patience;
  let before = await measure();
  while (Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const now = await measure();
    if (isDeepStrictEqual(before, now)) return now;
    before = now;
  }
  throw new Error(`Nothing comes to rest at ${page.url()}; last seen: ${JSON.stringify(before)}`);
}
