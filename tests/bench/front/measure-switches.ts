import type { Browser, CDPSession, Page } from 'puppeteer';
import type { Visitor } from '../../smoke/support/visitor.ts';
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

/** Switches of one side in a row, before the other one has its turn. */
const turn = 10;
const turns = 20;

/**
 * Switches 200 times between the sales area and the plain one by their entries in the rail, on all sides in turns, so that
 * a slow minute of the machine hits each.
 * @returns what was measured of each side, in their order
 */
export async function measureSwitches(browser: Browser, sides: readonly Side[], token: string): Promise<Switches[]> {
  const visits: SwitchedVisit[] = [];
  try {
    for (const side of sides) visits.push(await openSwitched(browser, side, token));
    for (let count = 0; count < turns; count += 1) {
      for (const visit of count % 2 ? [...visits].reverse() : visits) await switchInTurn(visit, count);
    }
    return visits.map(measured);
  } finally {
    for (const { visitor } of visits) await visitor.leave();
  }
}

interface SwitchedVisit {
  visitor: Visitor;
  session: CDPSession;
  times: Map<(typeof areas)[number], number[]>;
  /** After the first turn, and after the last one. */
  holdings: Holding[];
}

async function openSwitched(browser: Browser, side: Side, token: string): Promise<SwitchedVisit> {
  const visitor = await visitSide(browser, side, token);
  await visitor.open('/sales/ranking');
  await visitor.see('area');
  const session = await visitor.page.createCDPSession();
  return { visitor, session, times: new Map(areas.map((area) => [area, []])), holdings: [] };
}

async function switchInTurn({ visitor, session, times, holdings }: SwitchedVisit, count: number): Promise<void> {
  await visitor.page.bringToFront();
  for (let place = 0; place < turn; place += 1) {
    const area = place % 2 === 0 ? areas[0] : areas[1];
    const took = await switchOnce(visitor.page, area);
    // The first ten carry what is loaded and compiled once.
    if (count > 0) times.get(area)?.push(took);
  }
  if (count === 0 || count === turns - 1) holdings.push(await holding(session));
}

function measured({ times, holdings: [tenth, last] }: SwitchedVisit): Switches {
  const growth = (key: keyof Holding) =>
    ((last?.[key] ?? Number.NaN) - (tenth?.[key] ?? Number.NaN)) / (turn * (turns - 1));
  // One area draws five times as much as the other: a median over both lies in the gap between them, anywhere.
  const medians = [...times.values()].map(median);
  return {
    click: (Number(medians[0]) + Number(medians[1])) / 2,
    heap: growth('heap'),
    kept: growth('heap') - growth('compiled'),
    nodes: growth('nodes'),
    listeners: growth('listeners'),
  };
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
