import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { openBrowser } from '../../smoke/support/browser/open-browser.ts';
import { absolute, type Figure } from '../figures.ts';
import { browserClient } from '../market/browser-client.ts';
import { makeLargeMarket } from '../market/make-large-market.ts';
import { spawnServer } from '../market/spawn-server.ts';
import { median } from '../median.ts';
import { changeFilter } from './change-filter.ts';

const facts = 10_000_000;
const slower = 4;
const members = 8;

/** The pages on which a filter is changed; their pictures are lines, and columns that are stacked. */
const pages = ['/sales/trend', '/sales/structure'];

const dimension = 'segment';
const field = `[data-testid="filter"][data-dimension="${dimension}"]`;
const list = `${field} + [role="dialog"] input[type="checkbox"]`;

interface Found {
  asked: number[];
  kept: number[];
}

/** Ticks one member after the other, each alone, and then all of them once more: their answers are kept by now. */
async function changeAll(page: Page): Promise<Found> {
  const keys = await page.$$eval(list, (boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  const found: Found = { asked: [], kept: [] };
  for (const times of [found.asked, found.kept]) {
    for (const key of keys.slice(0, members)) {
      const box = `${list}[value="${key}"]`;
      times.push(await page.evaluate(changeFilter, box));
      // Without it the page is what it was before: its answer is there.
      found.kept.push(await page.evaluate(changeFilter, box));
    }
  }
  return found;
}

async function measure(page: Page, address: string): Promise<Found> {
  await page.goto(address);
  await page.waitForSelector('[data-drawn] svg', { timeout: 60_000 });
  await page.click(field);
  await page.waitForSelector(list);
  await page.waitForNetworkIdle({ idleTime: 1000 });
  await page.emulateCPUThrottling(slower);
  return changeAll(page);
}

/** From a change of a filter to the new picture, over ten million facts, on a processor four times slower. */
export async function benchFilter(progress: (text: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const opened = await openBrowser({ plain: true });
  try {
    progress('making ten million facts');
    await makeLargeMarket(join(folder, 'market'), facts);
    const server = await spawnServer(folder);
    const figures: Figure[] = [];
    try {
      const client = await browserClient(server.origin);
      const { token } = await client.read('simpleLogin', { userNm: 'demo', pwd: 'Portal-2026', channel: 1 });
      client.close();
      for (const path of pages) {
        progress(path);
        const context = await opened.browser.createBrowserContext();
        const page = await context.newPage();
        await page.setViewport({ width: 1440, height: 900 });
        await context.setCookie({ name: 'token', value: token, domain: '127.0.0.1', path: '/' });
        // What runs this file names functions by a helper, which the page has not.
        await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
        const found = await measure(page, server.origin + path);
        const name = `filter to new picture, ${path}, CPU ${slower}x`;
        figures.push(absolute(`${name}: asked`, 'ms', median(found.asked), 400));
        figures.push(absolute(`${name}: the answer is kept`, 'ms', median(found.kept), 150));
        await context.close();
      }
    } finally {
      await server.stop();
    }
    return figures;
  } finally {
    await opened.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
