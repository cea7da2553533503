import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from './find-browser.mjs';
import { ensureInstalled } from './install.mjs';
import { project } from './project.mjs';
import { endWith, PlainError, say } from './say.mjs';
import { drawFilm } from './videos/draw-film.mjs';
import { stories } from './videos/stories.mjs';
import { takePictures } from './videos/take-pictures.mjs';
import { writeCaptions } from './videos/write-captions.mjs';
import { writeWebm } from './videos/write-webm.mjs';

const titleSeconds = 3;
const largest = 1_000_000;

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

/** A page of the portal, where pictures may be encoded: the address has to be a secure one. */
async function encode(browser, origin, film) {
  const page = await browser.newPage();
  await page.goto(`${origin}/healthz`);
  const chunks = await page.evaluate(drawFilm, film);
  await page.close();
  return chunks.map(({ data, ...rest }) => ({ ...rest, data: Buffer.from(data, 'base64') }));
}

async function makeVideo(browser, portal, name) {
  const { zh, en, question, scenes } = stories[name];
  const pictures = await takePictures(browser, portal, scenes);
  const shown = scenes.map((scene, place) => ({ ...scene, ...pictures[place] }));
  const film = { title: { zh, en }, question, titleSeconds, scenes: shown };
  const chunks = await encode(browser, portal.origin, film);
  const duration = scenes.reduce((sum, { seconds }) => sum + seconds * 1000, titleSeconds * 1000);
  const file = writeWebm({ width: 1280, height: 720, duration, chunks });
  if (file.length >= largest) {
    throw new PlainError({ en: `The film of ${name} is over 1 MB.`, zh: `${name} 的视频超过 1 MB。` });
  }
  const folder = join(project, 'public', 'videos');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.webm`), file);
  for (const [language, words] of [
    ['zh_CN', 'zh'],
    ['en', 'en'],
  ]) {
    const title = { seconds: titleSeconds, text: question[words] };
    const lines = [title, ...scenes.map((scene) => ({ seconds: scene.seconds, text: scene[words] }))];
    await writeFile(join(folder, `${name}.${language}.vtt`), writeCaptions(lines));
  }
  const [kilobytes, seconds] = [Math.round(file.length / 1000), duration / 1000];
  say({
    en: `${name}.webm: ${kilobytes} kB, ${seconds} seconds, with captions in both languages.`,
    zh: `${name}.webm：${kilobytes} kB，${seconds} 秒，附中英文字幕。`,
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
        en: `There is no story of ${unknown.join(', ')}: see scripts/lib/videos/stories.mjs.`,
        zh: `没有 ${unknown.join('、')} 的脚本：请查看 scripts/lib/videos/stories.mjs。`,
      });
    }
    await ensureInstalled();
    const executablePath = await ensureBrowser();
    if (!executablePath) return 1;
    const { launch } = await import('puppeteer-core');
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
