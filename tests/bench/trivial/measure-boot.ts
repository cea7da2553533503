import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { type Conditions, slowDown } from '../front/conditions.ts';
import { seeHeading, watchHeading } from '../front/measure-deep-link.ts';
import type { Side } from '../front/serve-side.ts';
import { visitSide } from '../front/visit-side.ts';
import { trivialAreas } from './areas.ts';

/** Milliseconds from the start of the navigation. */
export interface BootSeen {
  /** The first frame that shows anything. */
  paint: number;
  /** The first frame with the heading that the area itself has drawn. */
  heading: number;
}

const [first] = trivialAreas;

/** Opens a trivial area once, with an empty cache. */
export async function measureBoot(browser: Browser, side: Side, token: string, where: Conditions): Promise<BootSeen> {
  const visitor = await visitSide(browser, side, token);
  try {
    await slowDown(visitor.page, where);
    return await open(visitor.page, side);
  } finally {
    await visitor.leave();
  }
}

/** Bytes of heap that a page holds when it is at rest after its start, garbage collected. */
export async function measureBootHeap(browser: Browser, side: Side, token: string): Promise<number> {
  const visitor = await visitSide(browser, side, token);
  try {
    await open(visitor.page, side);
    await visitor.page.waitForNetworkIdle({ idleTime: 2000 });
    return await heapOf(await visitor.page.createCDPSession());
  } finally {
    await visitor.leave();
  }
}

/** Loads whose only work is to fill the caches: the browser keeps compiled code when it has seen a file more than once. */
const fillingLoads = 3;

/**
 * Loads a trivial area again and again with full caches.
 * @returns one figure for each load that counts
 */
export async function measureReloads(browser: Browser, side: Side, token: string, loads: number): Promise<number[]> {
  const visitor = await visitSide(browser, side, token);
  const { page } = visitor;
  try {
    await open(page, side);
    const times: number[] = [];
    for (let load = 1; load <= fillingLoads + loads; load += 1) {
      await page.waitForNetworkIdle({ idleTime: 500 });
      await page.goto(side.origin + first.path, { waitUntil: 'domcontentloaded' });
      times.push((await seeHeading(page)).mounted);
    }
    return times.slice(fillingLoads);
  } finally {
    await visitor.leave();
  }
}

async function open(page: Page, side: Side): Promise<BootSeen> {
  await page.evaluateOnNewDocument(watchHeading);
  await page.goto(side.origin + first.path, { waitUntil: 'domcontentloaded' });
  const { mounted } = await seeHeading(page);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return { paint: paint ?? Number.NaN, heading: mounted };
}

export async function heapOf(session: CDPSession): Promise<number> {
  // Twice, since finalizers of the first pass release more.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
