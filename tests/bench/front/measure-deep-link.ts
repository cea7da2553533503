import type { Browser, Page } from 'puppeteer-core';
import type { Side } from './serve-side.ts';
import { visitSide } from './visit-side.ts';
import { type TimedRequest, waterfallDepth } from './waterfall-depth.ts';

/** A network and a processor as an analyst on the road may have them; null is this machine as it is. */
export interface Conditions {
  name: string;
  /** Round trip in milliseconds, throughput in bytes per second, how many times slower the processor is. */
  slow: { latency: number; throughput: number; processor: number } | null;
}

export const conditions: Conditions[] = [
  { name: 'unthrottled', slow: null },
  { name: '60 ms, 9 Mbps, CPU 4x', slow: { latency: 60, throughput: (9 * 1_000_000) / 8, processor: 4 } },
];

export interface DeepLink {
  /** Milliseconds from the start of the navigation to the first frame in which the area's heading is visible. */
  heading: number;
  /** Requests in a row before the heading, the HTML not counted. */
  depth: number;
}

async function slowDown(page: Page, { slow }: Conditions): Promise<void> {
  if (!slow) return;
  await page.emulateNetworkConditions({ latency: slow.latency, download: slow.throughput, upload: slow.throughput });
  await page.emulateCPUThrottling(slow.processor);
}

/** Opens a deep link of the sales area once, with an empty cache and a session. */
export async function measureDeepLink(
  browser: Browser,
  side: Side,
  token: string,
  where: Conditions,
): Promise<DeepLink> {
  const visitor = await visitSide(browser, side, token);
  try {
    await visitor.page.evaluateOnNewDocument(watchHeading);
    await slowDown(visitor.page, where);
    await visitor.page.goto(`${side.origin}/sales/ranking`, { waitUntil: 'domcontentloaded' });
    const heading = await (
      await visitor.page.waitForFunction(() => Reflect.get(window, 'headingAt'), {
        polling: 50,
        timeout: 60_000,
      })
    ).jsonValue();
    return { heading: heading as number, depth: waterfallDepth(await requestsBefore(visitor.page, heading as number)) };
  } finally {
    await visitor.leave();
  }
}

/** Runs in the page: looks at every frame until the heading is there. */
function watchHeading(): void {
  const look = () => {
    const heading = document.querySelector<HTMLElement>('[data-testid="area"] h1');
    if (heading && heading.offsetParent !== null && heading.textContent) {
      Object.assign(window, { headingAt: performance.now() });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function requestsBefore(page: Page, heading: number): Promise<TimedRequest[]> {
  return page.evaluate(
    (until) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => entry.responseEnd > 0 && entry.responseEnd <= until && !entry.name.startsWith('data:'))
        .map((entry) => ({ asked: entry.startTime, ended: entry.responseEnd })),
    heading,
  );
}
