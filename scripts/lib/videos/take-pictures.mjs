import { PlainError } from '../say.mjs';
import { shortOf } from './short-of.mjs';
import { settle, visitPortal } from './visit-portal.mjs';

/** The part of the film that shows the portal; the words stand below it. */
const pictureSize = { width: 1280, height: 632 };

/**
 * Plays the scenes of a story in a portal and takes one picture of each.
 * @throws PlainError where a page has another title than the story says
 * @param {import('puppeteer').Browser} browser
 * @param {{ origin: string, token: string }} portal
 * @param {import('./read-stories.mjs').Scene[]} scenes
 * @param {'zh_CN' | 'en'} language
 * @returns {Promise<{ png: string, mark: { x: number, y: number, width: number, height: number } | null }[]>}
 */
export async function takePictures(browser, portal, scenes, language) {
  const { page, play, close } = await visitPortal(browser, portal, language, pictureSize);
  const pictures = [];
  for (const scene of scenes) {
    await play(scene);
    if (scene.title) await checkTitle(page, scene, language);
    const marked = scene.mark ? await page.waitForSelector(scene.mark, { visible: true, timeout: 60_000 }) : null;
    await marked?.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    // What comes into sight may load, and moves what is marked: its place is measured when all is there.
    await settle(page);
    const box = (await marked?.boundingBox()) ?? null;
    const mark = box && { x: box.x, y: box.y, width: box.width, height: box.height };
    pictures.push({ png: await page.screenshot({ encoding: 'base64' }), mark });
  }
  await close();
  return pictures;
}

/** What a film calls a page is what the page calls itself: one that was renamed wants its story told anew. */
async function checkTitle(page, { open, title }, language) {
  const wanted = title[shortOf(language)];
  const pageTitle = await page.title();
  if (pageTitle.split(' - ').includes(wanted)) return;
  throw new PlainError({
    en: `${open} has the title '${pageTitle}', and the story of its film says '${wanted}': see pictures.json beside the manifest.`,
    zh: `${open} 的标题是“${pageTitle}”，而影片脚本写的是“${wanted}”：请查看清单旁的 pictures.json。`,
  });
}
