import type { Browser, CDPSession, Page } from 'puppeteer';
import { median } from '../median.ts';
import { compiledBytes, takeHeap } from '../trivial/heap-snapshot.ts';
import type { Side } from './serve-side.ts';
import { visitSide } from './visit-side.ts';

/** What a page holds at one moment, after the garbage has gone. */
interface Holding {
  heap: number;
  /** Of the heap: what the browser has compiled, in bytes. */
  compiled: number;
  nodes: number;
  listeners: number;
}

export interface Switches {
  /** From the click to the other area's heading in the document, in milliseconds: the mean of both directions' medians. */
  click: number;
  /** Per switch, from the 10th to the 200th: bytes of heap, nodes (detached ones too) and listeners. */
  heap: number;
  /** Bytes of heap that are not compiled code. */
  kept: number;
  nodes: number;
  listeners: number;
}

const areas = [
  { path: '/alpha', heading: '^Plain area$' },
  { path: '/sales', heading: '^(?!Plain area$).+' },
] as const;

/** Switches 200 times between the sales area and the plain one by their entries in the rail. */
export async function measureSwitches(browser: Browser, side: Side, token: string): Promise<Switches> {
  const visitor = await visitSide(browser, side, token);
  try {
    await visitor.open('/sales/ranking');
    await visitor.see('area');
    const session = await visitor.page.createCDPSession();
    const times = new Map(areas.map((area) => [area, [] as number[]]));
    let tenth: Holding | null = null;
    for (let count = 1; count <= 200; count += 1) {
      const area = count % 2 === 1 ? areas[0] : areas[1];
      const took = await switchOnce(visitor.page, area);
      // The first ten carry what is loaded and compiled once.
      if (count > 10) times.get(area)?.push(took);
      if (count === 10) tenth = await holding(session);
    }
    const last = await holding(session);
    const growth = (key: keyof Holding) => (last[key] - (tenth?.[key] ?? Number.NaN)) / 190;
    // One area draws five times as much as the other: a median over both lies in the gap between them, anywhere.
    const medians = [...times.values()].map(median);
    return {
      click: (Number(medians[0]) + Number(medians[1])) / 2,
      heap: growth('heap'),
      kept: growth('heap') - growth('compiled'),
      nodes: growth('nodes'),
      listeners: growth('listeners'),
    };
  } finally {
    await visitor.leave();
  }
}

/**
 * Presses an entry as a hand does, since the portal stops areas that send each other back and forth by themselves, and
 * answers the milliseconds from the click to the heading.
 */
async function switchOnce(page: Page, { path, heading }: (typeof areas)[number]): Promise<number> {
  const seen = await page.evaluateHandle(watchHeading, path, heading);
  try {
    await page.click(`[data-testid="rail-app"][data-path="${path}"]`);
    return await seen.evaluate(({ took }) => took);
  } finally {
    await seen.dispose();
  }
}

/** Runs in the page: begins at the next click. */
function watchHeading(to: string, pattern: string): { took: Promise<number> } {
  const wanted = new RegExp(pattern);
  const took = new Promise<number>((resolve, reject) => {
    let began = Number.NaN;
    const limit = setTimeout(() => reject(new Error(`No heading for ${to} within 10 seconds`)), 10_000);
    const look = () => {
      const text = document.querySelector('[data-testid="area"] h1')?.textContent ?? '';
      if (Number.isNaN(began) || !location.pathname.startsWith(to) || !wanted.test(text)) return;
      watcher.disconnect();
      clearTimeout(limit);
      const milliseconds = performance.now() - began;
      // The next click comes to a page at rest, and the same link is deaf for a second (S9.007).
      setTimeout(() => resolve(milliseconds), 520);
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    const begin = () => {
      began = performance.now();
    };
    window.addEventListener('click', begin, { capture: true, once: true });
  });
  return { took };
}

async function holding(session: CDPSession): Promise<Holding> {
  // Twice, since finalizers of the first pass release more.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const compiled = compiledBytes(await takeHeap(session));
  return { heap: usedSize, compiled, nodes, listeners: jsEventListeners };
}
