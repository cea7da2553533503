import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureBrowser } from '../find-browser.mjs';
import { ensureInstalled } from '../install.mjs';
import { project } from '../project.mjs';
import { endWith, PlainError, say } from '../say.mjs';
import { drawFilm } from './draw-film.mjs';
import { readStories } from './read-stories.mjs';
import { shortOf } from './short-of.mjs';
import { takeCard } from './take-card.mjs';
import { takeOverview } from './take-overview.mjs';
import { takePictures } from './take-pictures.mjs';
import { titleSeconds, writeCaptions } from './write-captions.mjs';

const library = join(project, 'node_modules/mediabunny/dist/bundles/mediabunny.min.cjs');
const folder = join(project, 'public', 'videos');
/** In bytes, of a film in one language. */
const largest = 350_000;

/**
 * VP9 in WebM plays in Chromium, Firefox and Safari (since 17.4), and is a third smaller than H.264. The encoder shares
 * the bits out among 30 pictures a second, of which a film has one; it is given fewer until the film is small enough.
 */
const encoding = { codec: 'vp9', fullCodecString: 'vp09.00.31.08' };
const bitrates = [2_400_000, 1_400_000, 900_000, 540_000, 320_000];

/** Signs in with the demonstration account of a portal that runs. */
async function signIn(origin) {
  const response = await fetch(`${origin}/api/v3/iw-framework/login/simpleLogin?t=0&language=zh_CN`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { userNm: 'demo', pwd: 'Portal-2026', channel: 1 } }),
  }).catch(() => null);
  const token = response?.ok ? (await response.json()).data?.token : null;
  if (token) return token;
  throw new PlainError({
    en: `${origin} lets nobody in as demo: start a portal with demonstration data there first (npm start).`,
    zh: `无法以 demo 登录 ${origin}：请先在该地址启动带演示数据的门户（npm start）。`,
  });
}

/** Makes the file on a page of the portal: only a secure address may encode. */
async function makeFile(browser, origin, film) {
  const page = await browser.newPage();
  await page.goto(`${origin}/healthz`);
  await page.evaluate(await readFile(library, 'utf8'));
  const file = await page.evaluate(drawFilm, film);
  await page.close();
  if (!file) {
    throw new PlainError({
      en: `This browser cannot encode ${film.codec}: name a Chromium or Chrome with its video encoders by CHROME_PATH.`,
      zh: `此浏览器无法编码 ${film.codec}：请用 CHROME_PATH 指定带有视频编码器的 Chromium 或 Chrome。`,
    });
  }
  return Buffer.from(file, 'base64');
}

/** @returns the file of the best picture that is small enough */
async function encodeFilm(browser, origin, name, film) {
  for (const bitrate of bitrates) {
    const file = await makeFile(browser, origin, { ...film, ...encoding, bitrate });
    if (file.length < largest) return file;
  }
  const [scenes, most] = [film.scenes.length, largest / 1000];
  throw new PlainError({
    en: `${name} has ${scenes} scenes and is over ${most} kB at every rate: tell its story in fewer.`,
    zh: `${name} 有 ${scenes} 个场景，任何码率下都超过 ${most} kB：请减少场景。`,
  });
}

/** Makes the film of a product in one language, with its captions. @returns its size in kB */
async function makeFilm(browser, portal, { name, title, question, scenes }, language) {
  const short = shortOf(language);
  const pictures = await takePictures(browser, portal, scenes, language);
  const frames = scenes.map((scene, place) => ({ ...scene, ...pictures[place], word: scene.word[short] }));
  const film = { title: title[short], question: question[short], titleSeconds, scenes: frames };
  const file = await encodeFilm(browser, portal.origin, `${name}.${language}.webm`, film);
  await writeFile(join(folder, `${name}.${language}.webm`), file);
  await writeFile(join(folder, `${name}.${language}.vtt`), writeCaptions(scenes, short));
  return Math.round(file.length / 1000);
}

async function makeVideo(browser, portal, story) {
  await mkdir(folder, { recursive: true });
  const zh = await makeFilm(browser, portal, story, 'zh_CN');
  const en = await makeFilm(browser, portal, story, 'en');
  const seconds = story.scenes.reduce((sum, scene) => sum + scene.seconds, titleSeconds);
  say({
    en: `${story.name}: Chinese ${zh} kB, English ${en} kB, ${seconds} seconds, with captions.`,
    zh: `${story.name}：中文 ${zh} kB，英文 ${en} kB，${seconds} 秒，附字幕。`,
  });
}

/** Takes the pictures of a product for the catalogue, in both languages. */
async function makeCards(browser, portal, { name, card, picture }) {
  for (const [language, address] of Object.entries(picture)) {
    const file = join(project, 'public', address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await takeCard(browser, portal, card, language));
  }
  say({ en: `${name}: its pictures for the catalogue, in both languages.`, zh: `${name}：产品目录配图，中英文各一。` });
}

/**
 * Makes the help videos and the pictures of the catalogue from the pages of a portal that runs; with those of sales, the
 * picture of README.md.
 * @param {string[]} args the origin of the portal, then the products; none means all
 */
export function makeVideos([origin = 'http://127.0.0.1:8080', ...names]) {
  return endWith(async () => {
    const stories = readStories();
    const unknown = names.filter((name) => !stories.some((story) => story.name === name));
    if (unknown.length > 0) {
      throw new PlainError({
        en: `No manifest names a film ${unknown.join(', ')}: see menu.film in areas/ and parcels/.`,
        zh: `没有清单声明影片 ${unknown.join('、')}：请查看 areas/ 与 parcels/ 中的 menu.film。`,
      });
    }
    await ensureInstalled();
    const executablePath = await ensureBrowser();
    if (!executablePath) return 1;
    const { launch } = await import('puppeteer');
    const portal = { origin, token: await signIn(origin) };
    const browser = await launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--lang=zh-CN'] });
    try {
      for (const story of stories.filter(({ name }) => names.length === 0 || names.includes(name))) {
        await makeCards(browser, portal, story);
        await makeVideo(browser, portal, story);
        if (story.name === 'sales') await takeOverview(browser, portal);
      }
    } finally {
      await browser.close();
    }
    return 0;
  });
}
