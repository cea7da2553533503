const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What stands on a page that is not whole yet. */
const loadingSigns = '[data-testid="lock-overlay"], [data-state="loading"], [data-skeleton], main [aria-busy="true"]';

/** Waits until the page is loaded, asks nothing any more, and shows no loading sign. */
export async function settle(page) {
  // What the page before has sent as it was left is never said to have ended: then the signs of the page alone decide.
  await page.waitForNetworkIdle({ idleTime: 700, timeout: 6000 }).catch(() => undefined);
  await page.waitForFunction((signs) => !document.querySelector(signs), { timeout: 60_000 }, loadingSigns);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await pause(600);
}

/**
 * Opens a portal that runs as the demonstration account, in a browser profile of its own.
 * @param {import('puppeteer').Browser} browser
 * @param {{ origin: string, token: string }} portal
 * @param {'zh_CN' | 'en'} language
 * @param {import('puppeteer').Viewport} size
 * @returns the page; play, which goes where a scene is and waits until all of it is there; and close
 */
export async function visitPortal(browser, { origin, token }, language, size) {
  const context = await browser.createBrowserContext();
  const { hostname } = new URL(origin);
  for (const [name, value] of Object.entries({ token, language })) {
    await context.setCookie({ name, value, domain: hostname, path: '/' });
  }
  const page = await context.newPage();
  await page.setViewport(size);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  /** @param {{ open?: string, press?: string[] }} scene */
  const play = async ({ open, press = [] }) => {
    if (open) {
      await page.goto(origin + open, { waitUntil: 'domcontentloaded' });
      await settle(page);
    }
    for (const selector of press) {
      await (await page.waitForSelector(selector, { visible: true })).click();
      await settle(page);
    }
  };
  return { page, play, close: () => context.close() };
}
