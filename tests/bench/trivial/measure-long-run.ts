import type { Browser } from 'puppeteer';
import type { Side } from '../front/serve-side.ts';
import { visitSide } from '../front/visit-side.ts';
import { median } from '../median.ts';
import { type SwitchedAreas, trivialAreas } from './areas.ts';
import { compiledBytes, grown, takeHeap } from './heap-snapshot.ts';
import { heapOf } from './measure-boot.ts';
import { openFirst, switchTo } from './switch-areas.ts';

export interface LongRun {
  /** Nodes that are kept although no document has them, after 600 switches. */
  detached: number;
  /** Bytes of heap per switch from the 600th to the 1,200th. */
  heap: number;
  /** Of them, what is not compiled code. */
  data: number;
  /** What grew most between these two, in words. */
  grown: string[];
}

const half = 600;

/** Longer than any limit of a lifecycle, in ms. */
const warningTime = 16_000;

/** Switches 1,200 times between two areas. */
export async function measureLongRun(
  browser: Browser,
  side: Side,
  token: string,
  areas: SwitchedAreas = trivialAreas,
): Promise<LongRun> {
  const visitor = await visitSide(browser, side, token);
  const { page } = visitor;
  try {
    await openFirst(visitor, areas);
    const session = await page.createCDPSession();
    const switches = async () => {
      for (let count = 1; count <= half; count += 1) await switchTo(page, areas[count % 2 === 1 ? 1 : 0], 30);
      // What goes on a moment later belongs to neither half: single-spa ends none of the timers of its warnings.
      await new Promise((resolve) => setTimeout(resolve, warningTime));
      await page.waitForNetworkIdle({ idleTime: 1500 });
    };
    await switches();
    const before = await takeHeap(session);
    const heapBefore = await heapOf(session);
    await switches();
    const heapAfter = await heapOf(session);
    const after = await takeHeap(session);
    const compiled = compiledBytes(after) - compiledBytes(before);
    return {
      detached: before.detached,
      heap: (heapAfter - heapBefore) / half,
      data: (heapAfter - heapBefore - compiled) / half,
      grown: grown(before, after, 12),
    };
  } finally {
    await visitor.leave();
  }
}

/** Milliseconds from click to heading, both areas being known: the median of some switches. */
export async function measureSwitch(browser: Browser, side: Side, token: string): Promise<number> {
  const visitor = await visitSide(browser, side, token);
  const { page } = visitor;
  try {
    await openFirst(visitor);
    const times: number[] = [];
    for (let count = 1; count <= 70; count += 1)
      times.push(await switchTo(page, trivialAreas[count % 2 === 1 ? 1 : 0], 100));
    // The first ones carry what is loaded and compiled once.
    return median(times.slice(20));
  } finally {
    await visitor.leave();
  }
}
