import { visitPortal } from './visit-portal.mjs';

/** The part of the film that shows the portal; the words stand below it. */
const pictureSize = { width: 1280, height: 632 };

/**
 * Plays the scenes of a story in a portal and takes one picture of each.
 * @param {import('puppeteer').Browser} browser
 * @param {{ origin: string, token: string }} portal
 * @param {import('./read-stories.mjs').Scene[]} scenes
 * @returns {Promise<{ png: string, mark: { x: number, y: number, width: number, height: number } | null }[]>}
 */
export async function takePictures(browser, portal, scenes) {
  const { page, play, close } = await visitPortal(browser, portal, 'zh_CN', pictureSize);
  const pictures = [];
  for (const scene of scenes) {
    await play(scene);
    const marked = scene.mark ? await page.waitForSelector(scene.mark, { visible: true }) : null;
    await marked?.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const box = (await marked?.boundingBox()) ?? null;
    const mark = box && { x: box.x, y: box.y, width: box.width, height: box.height };
    pictures.push({ png: await page.screenshot({ encoding: 'base64' }), mark });
  }
  await close();
  return pictures;
}
