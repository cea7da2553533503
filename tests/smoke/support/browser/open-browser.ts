import { realpathSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Browser, launch } from 'puppeteer';

/** Nothing of the machine's own browser is read, and nothing is asked of other hosts. */
const alone = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** For journeys, which are many and short. */
const hurried = [
  // What moves for the eye alone is drawn sixty times a second, which took a sixth of the time of all journeys.
  '--force-prefers-reduced-motion',
  // All windows of a profile are drawn by one process: what it has compiled for one visitor serves the next. Scripts are
  // for that compiled when they are there, for what is compiled while they arrive is nothing that it looks up. Both
  // together took two fifths of the browser's time.
  '--renderer-process-limit=1',
  // A page lives for some seconds here: to compile what runs often once more, for speed, took a tenth of the time.
  // And what it made is thrown away with it, so there is room for it until then.
  '--js-flags=--no-maglev --no-turbofan --no-flush-bytecode --min-semi-space-size=32 --no-incremental-marking',
  // Each window would draw the list below its address bar in two processes more, which nobody sees.
  '--disable-features=ScriptStreaming,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
];

/**
 * For the light browser: what draws, what speaks to the net and what starts renderers live in its own process. To hand
 * frames and answers from process to process took an eighth of its time. In the whole browser a link that is pressed
 * twice at once was then reported twice, three times out of three.
 */
const inOneProcess = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2', '--no-zygote'];

const isLight = (path: string) => basename(realpathSync(path)).includes('headless-shell');

export interface OpenBrowser {
  browser: Browser;
  close(): Promise<void>;
}

export interface BrowserWish {
  /** The folder in which its own one is made. */
  room?: string;
  /** As people have it, which is what benches measure; otherwise as it runs most journeys in a minute. */
  plain?: boolean;
}

/**
 * Starts the browser of CHROME_PATH with a folder of its own.
 * @throws Error when CHROME_PATH is not set; `npm run smoke` and `npm test` set it
 */
export async function openBrowser({ room = tmpdir(), plain = false }: BrowserWish = {}): Promise<OpenBrowser> {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) throw new Error('CHROME_PATH names no browser: run the suites with npm run smoke');
  const userDataDir = await mkdtemp(join(room, 'portal-browser-'));
  const browser = await launch({
    executablePath,
    userDataDir,
    headless: true,
    // A browser that is spoken to by a pipe ends when the other end has gone, also when that was killed.
    pipe: true,
    // What the browser does not answer is said before the test's own time is over; longer than a visitor's patience, which
    // is spent within one question to the browser.
    protocolTimeout: 120_000,
    args: [...alone, ...(plain ? [] : hurried), ...(!plain && isLight(executablePath) ? inOneProcess : [])],
  });
  return {
    browser,
    async close() {
      await browser.close();
      await rm(userDataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
