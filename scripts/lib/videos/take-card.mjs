import { visitPortal } from './visit-portal.mjs';

/**
 * Points of the page that a picture of the catalogue shows, twice as wide as high: all that a card of a narrow window
 * has from its left to its right, and some of the page round it.
 */
const cardSize = { width: 752, height: 376 };
const around = { x: 16, y: 12 };

/**
 * Takes the picture of a product for the catalogue: a piece of its main view.
 * @param {import('puppeteer').Browser} browser
 * @param {{ origin: string, token: string }} portal
 * @param {import('./read-stories.mjs').Card} card
 * @param {'zh_CN' | 'en'} language
 * @returns {Promise<Uint8Array>} a WebP file, 800 x 400
 */
export async function takeCard(browser, portal, card, language) {
  const size = { width: 1000, height: 1200, deviceScaleFactor: 800 / cardSize.width };
  const { page, play, close } = await visitPortal(browser, portal, language, size);
  await play(card);
  const place = await page.waitForSelector(card.show, { visible: true });
  // Below what sticks to the top of the window.
  await place.evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
    window.scrollBy(0, -160);
  });
  // What sticks to the window finds its place.
  await new Promise((resolve) => setTimeout(resolve, 600));
  // A picture is cut out of the page, not of what the window shows of it.
  const { x, y } = await place.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: left + window.scrollX, y: top + window.scrollY };
  });
  const picture = await page.screenshot({
    type: 'webp',
    quality: 82,
    clip: { x: x - around.x, y: y - around.y, ...cardSize },
    captureBeyondViewport: false,
  });
  await close();
  return picture;
}
