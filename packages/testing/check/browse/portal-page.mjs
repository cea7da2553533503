import { openRecords } from '../page/open-records.mjs';
import { recordListeners } from '../page/record-listeners.mjs';
import { recordObservers } from '../page/record-observers.mjs';
import { recordTimers } from '../page/record-timers.mjs';

/** @typedef {import('puppeteer').Page} Page */

/** A page of the frame on which little happens: visits of an area end here. */
export const quietPlace = '/about';

/** How often the page is asked, in ms: the clock goes on in a window that draws nothing. */
const often = { polling: 25 };

/**
 * Opens a window that records what happens in it.
 *
 * @param {() => Promise<Page>} newPage a window of somebody who is signed in
 * @param {{ origin: string, language: 'en' | 'zh_CN', theme: 'light' | 'dark' }} guise
 * @returns {Promise<Page>}
 */
export async function openWindow(newPage, { origin, language, theme }) {
  const page = await newPage();
  await page.setViewport({ width: 1440, height: 900 });
  const cookies = Object.entries({ language, theme: theme === 'dark' ? 'dark' : '#3366FF' });
  const { hostname } = new URL(origin);
  for (const [name, value] of cookies)
    await page.browserContext().setCookie({ name, value, domain: hostname, path: '/' });
  for (const record of [openRecords, recordListeners, recordTimers, recordObservers])
    await page.evaluateOnNewDocument(record);
  return page;
}

/** Waits until the frame of the portal stands. @param {Page} page @param {number} patience in ms */
export const frameStands = (page, patience) =>
  page.waitForFunction(
    () => 'System' in window && document.querySelector('[data-testid="route-announcement"]') !== null,
    {
      ...often,
      timeout: patience,
    },
  );

/**
 * Whether an entry of the menu leads to an area; a menu that comes late is waited for.
 *
 * @param {Page} page
 * @param {string} module such as @portal/area-dealer-map
 */
export const isOffered = (page, module) =>
  page
    .waitForFunction(
      async (name) => (await window.System.import('single-spa')).getAppNames().includes(name),
      { ...often, timeout: 5000 },
      module,
    )
    .then(
      () => true,
      () => false,
    );

/**
 * Goes on within the page, as somebody who presses a link: who presses is not sent back and forth.
 *
 * @param {Page} page
 * @param {string} path
 */
export async function go(page, path) {
  await page.keyboard.press('Shift');
  await page.evaluate(async (to) => (await window.System.import('@portal/shell')).navigate(to), path);
}

/**
 * Waits for what becomes of an area.
 *
 * @param {Page} page
 * @param {string} name such as dealer-map
 * @param {number} patience in ms
 * @returns {Promise<{ state: 'mounted' | 'failed' | 'pending', reason: string, words: string }>}
 */
export async function outcome(page, name, patience) {
  const settled = await page
    .waitForFunction(
      (area) => {
        const { state } = document.querySelector(`[data-testid="area"][data-area="${area}"]`)?.dataset ?? {};
        const failure = document.querySelector('[data-testid="area-error"]');
        if (state === 'mounted') return { state, reason: '', words: '' };
        if (state !== 'failed' || !failure) return null;
        const words = failure.querySelector('pre, code')?.textContent ?? failure.textContent ?? '';
        return { state, reason: failure.dataset.reason ?? '', words: words.replace(/\s+/g, ' ').trim().slice(0, 300) };
      },
      { ...often, timeout: patience },
      name,
    )
    .catch((error) => {
      if (error instanceof Error && error.name === 'TimeoutError') return null;
      throw error;
    });
  return settled ? settled.jsonValue() : { state: 'pending', reason: '', words: '' };
}

/**
 * Waits until nothing in the area says that it is busy, nothing moves, and two looks one after the other agree.
 *
 * @param {Page} page
 * @param {number} most in ms: what has not come to rest then never will
 */
export const settle = (page, most = 4000) =>
  page.evaluate(async (limit) => {
    const until = performance.now() + limit;
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    const look = () => {
      const area = document.querySelector('[data-testid="area"]');
      const busy = document.querySelector('[aria-busy="true"], [data-skeleton]') !== null;
      const moving = document.getAnimations().some(({ effect }) => effect?.getTiming().iterations !== Infinity);
      return busy || moving ? null : (area?.innerHTML.length ?? 0);
    };
    for (let former = null; performance.now() < until; ) {
      const now = look();
      if (now !== null && now === former) return;
      former = now;
      await pause();
    }
  }, most);
