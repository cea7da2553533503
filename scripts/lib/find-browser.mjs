import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runChild } from './run-child.mjs';
import { say } from './say.mjs';

/** The whole browser, which films and measurements look at. */
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The same browser without its own windows and menus: journeys take a sixth less of the processor with it. */
const light = 'chromium-headless-shell';

/** Where Chrome and Chromium usually stand when they are not on the path. */
const places = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

/** Some systems put a script under the name that only says how to install: it must answer its version. */
function answers(path) {
  if (!existsSync(path)) return false;
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/**
 * @param {{ lightFirst?: boolean }} options whether the light browser is preferred, as for journeys
 * @returns {string | null} the path of a Chromium or Chrome; CHROME_PATH comes first
 */
export function findBrowser({ lightFirst = false } = {}) {
  const names = lightFirst ? [light, ...whole] : [...whole, light];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROME_PATH,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(places[process.platform] ?? []),
  ];
  return candidates.find((path) => path && answers(path)) ?? null;
}

/** How to run the system's package manager: as root, through sudo that asks nothing, or not at all. */
function asRoot() {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return null;
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : null;
}

/**
 * Finds a browser, or installs one by apt-get where this user may.
 * @param {{ lightFirst?: boolean }} options whether the light browser is preferred, as for journeys
 * @returns {Promise<string | null>} its path; null when there is none, which has then been said
 */
export async function ensureBrowser(options = {}) {
  const found = findBrowser(options);
  if (found) return found;
  const prefix = asRoot();
  if (prefix) {
    say({
      en: 'No Chromium found: installing it with apt-get ...',
      zh: '未找到 Chromium,正在通过 apt-get 安装……',
    });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (args) => {
      const [command, ...rest] = [...prefix, 'apt-get', '-q', ...args];
      return runChild(command, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    };
    if ((await run(['update'])) === 0)
      await run(['install', '-y', '--no-install-recommends', options.lightFirst ? light : 'chromium']);
    const installed = findBrowser(options);
    if (installed) return installed;
  }
  say({
    en: 'No Chromium or Chrome was found and none could be installed: install one, or name it with CHROME_PATH.',
    zh: '未找到 Chromium 或 Chrome,也无法自动安装:请安装浏览器,或用 CHROME_PATH 指明路径。',
  });
  return null;
}
