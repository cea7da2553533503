import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from './find-browser.mjs';
import { ensureInstalled } from './install.mjs';
import { project } from './project.mjs';
import { endWith, PlainError, say } from './say.mjs';
import { drawFilm } from './videos/draw-film.mjs';
import { stories } from './videos/stories.mjs';
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

async function makeVideo(browser, portal, name) {
  const { zh, en, question, scenes } = stories[name];
  const pictures = await takePictures(browser, portal, scenes);
  const shown = scenes.map((scene, place) => ({ ...scene, ...pictures[place] }));
  const film = { title: { zh, en }, question, titleSeconds, scenes: shown };
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

/**
 * Makes the help videos from the pages of a portal that runs.
 * @param {string[]} args the origin of the portal, then the products; none means all
 */
export function makeVideos([origin = 'http://127.0.0.1:8080', ...names]) {
  return endWith(async () => {
    const unknown = names.filter((name) => !Object.hasOwn(stories, name));
    if (unknown.length > 0) {
      throw new PlainError({
        en: `There is no story of ${unknown.join(', ')}: see scripts/lib/videos/stories/.`,
        zh: `没有 ${unknown.join('、')} 的脚本：请查看 scripts/lib/videos/stories/。`,
      });
    }
    await ensureInstalled();
    const executablePath = await ensureBrowser();
    if (!executablePath) return 1;
    const { launch } = await import('puppeteer');
    const portal = { origin, token: await signIn(origin) };
    const browser = await launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--lang=zh-CN'] });
    try {
      for (const name of names.length > 0 ? names : Object.keys(stories)) await makeVideo(browser, portal, name);
    } finally {
      await browser.close();
    }
    return 0;
  });
}
