/** The part of the film that shows the portal; the words stand below it. */
export const pictureSize = { width: 1280, height: 632 };

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the page is loaded, asks nothing any more, and shows no loading sign. */
async function settle(page) {
  await page.waitForNetworkIdle({ idleTime: 700, timeout: 30_000 });
  await page.waitForFunction(() => !document.querySelector('[data-testid="lock-overlay"], [data-state="loading"]'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await pause(600);
}

/**
 * Plays the scenes of a story in a portal and takes one picture of each.
 * @param {import('puppeteer').Browser} browser
 * @param {{ origin: string, token: string }} portal
 * @param {import('./stories.mjs').Scene[]} scenes
 * @returns {Promise<{ png: string, mark: { x: number, y: number, width: number, height: number } | null }[]>}
 */
export async function takePictures(browser, { origin, token }, scenes) {
  const context = await browser.createBrowserContext();
  const { hostname } = new URL(origin);
  for (const [name, value] of Object.entries({ token, language: 'zh_CN' })) {
    await context.setCookie({ name, value, domain: hostname, path: '/' });
  }
  const page = await context.newPage();
  await page.setViewport(pictureSize);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const pictures = [];
  for (const scene of scenes) {
    if (scene.open) await page.goto(origin + scene.open, { waitUntil: 'domcontentloaded' });
    if (scene.open) await settle(page);
    for (const selector of scene.press ?? []) {
      await (await page.waitForSelector(selector, { visible: true })).click();
      await settle(page);
    }
    const marked = scene.mark ? await page.waitForSelector(scene.mark, { visible: true }) : null;
    await marked?.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await pause(200);
    const box = (await marked?.boundingBox()) ?? null;
    const mark = box && { x: box.x, y: box.y, width: box.width, height: box.height };
    pictures.push({ png: await page.screenshot({ encoding: 'base64' }), mark });
  }
  await context.close();
  return pictures;
}
