import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './find-browser.mjs';
import { ensureInstalled } from './install.mjs';
import { project } from './project.mjs';
import { endWith, PlainError, say } from './say.mjs';
import { drawFilm } from './videos/draw-film.mjs';
import { readStories } from './videos/read-stories.mjs';
import { takeCard } from './videos/take-card.mjs';
import { takePictures } from './videos/take-pictures.mjs';
import { titleSeconds, writeCaptions } from './videos/write-captions.mjs';

const library = join(project, 'node_modules/mediabunny/dist/bundles/mediabunny.min.cjs');
const folder = join(project, 'public', 'videos');
const largest = 1_000_000;

/**
 * Both forms of a film. Safari, above all on phones, is surest of MP4; a free Chromium plays VP9 without more.
 * The encoders share the bits out among 30 pictures a second, of which a film has three or four.
 */
const forms = [
  { ending: 'webm', codec: 'vp9', fullCodecString: 'vp09.00.31.08', bitrate: 960_000 },
  { ending: 'mp4', codec: 'avc', fullCodecString: 'avc1.4d0028', bitrate: 1_320_000 },
];

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

/** Makes a film in one form. @returns its size in kB */
async function makeForm({ browser, portal, name, film }, form) {
  const { ending } = form;
  const file = await makeFile(browser, portal.origin, { ...film, ...form });
  if (file.length >= largest) {
    throw new PlainError({ en: `${name}.${ending} is over 1 MB.`, zh: `${name}.${ending} 超过 1 MB。` });
  }
  await writeFile(join(folder, `${name}.${ending}`), file);
  return Math.round(file.length / 1000);
}

async function makeVideo(browser, portal, { name, title, question, scenes }) {
  const pictures = await takePictures(browser, portal, scenes);
  const shown = scenes.map((scene, place) => ({ ...scene, ...pictures[place] }));
  const film = { title, question, titleSeconds, scenes: shown };
  const duration = scenes.reduce((sum, { seconds }) => sum + seconds * 1000, titleSeconds * 1000);
  await mkdir(folder, { recursive: true });
  const sizes = [];
  for (const form of forms) {
    const size = await makeForm({ browser, portal, name, film }, form);
    sizes.push(`${form.ending} ${size} kB`);
  }
  for (const [language, words] of [
    ['zh_CN', 'zh'],
    ['en', 'en'],
  ]) {
    await writeFile(join(folder, `${name}.${language}.vtt`), writeCaptions(scenes, words));
  }
  const [what, seconds] = [sizes.join(', '), duration / 1000];
  say({
    en: `${name}: ${what}, ${seconds} seconds, with captions in both languages.`,
    zh: `${name}：${what}，${seconds} 秒，附中英文字幕。`,
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
 * Makes the help videos and the pictures of the catalogue from the pages of a portal that runs.
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
      }
    } finally {
      await browser.close();
    }
    return 0;
  });
}
