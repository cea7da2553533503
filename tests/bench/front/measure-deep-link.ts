import type { Browser, Page } from 'puppeteer';
import { type Conditions, slowDown } from './conditions.ts';
import type { Side } from './serve-side.ts';
import { visitSide } from './visit-side.ts';
import { type TimedRequest, waterfallDepth } from './waterfall-depth.ts';

/** Milliseconds from the start of the navigation to the first frame in which something is visible. */
export interface HeadingSeen {
  /** The words of the heading at their place: the portal's server draws them with the page, before the area has come. */
  drawn: number;
  /** The heading that the area itself has drawn. */
  mounted: number;
}

/** Opens a deep link of the sales area once, with an empty cache and a session. */
export async function measureHeading(
  browser: Browser,
  side: Side,
  token: string,
  where: Conditions,
): Promise<HeadingSeen> {
  const visitor = await visitSide(browser, side, token);
  try {
    await slowDown(visitor.page, where);
    return await openDeepLink(visitor.page, side);
  } finally {
    await visitor.leave();
  }
}

/** What the heading does not wait for; that it does not is shown by never answering it while the depth is measured. */
const notAwaited = ['*/iw-market/*', '*.woff2*'];

/** How many requests stand in a row before the heading of a deep link, the HTML not counted. */
export async function measureDepth(browser: Browser, side: Side, token: string): Promise<number> {
  const visitor = await visitSide(browser, side, token);
  try {
    const session = await visitor.page.createCDPSession();
    await session.send('Fetch.enable', { patterns: notAwaited.map((urlPattern) => ({ urlPattern })) });
    const heading = await openDeepLink(visitor.page, side);
    return waterfallDepth(await requestsBefore(visitor.page, heading.mounted));
  } finally {
    await visitor.leave();
  }
}

async function openDeepLink(page: Page, side: Side): Promise<HeadingSeen> {
  await page.evaluateOnNewDocument(watchHeading);
  await page.goto(`${side.origin}/sales/ranking`, { waitUntil: 'domcontentloaded' });
  return seeHeading(page);
}

/** Waits until watchHeading has seen the area's own heading. */
export async function seeHeading(page: Page): Promise<HeadingSeen> {
  const seen = await page.waitForFunction(() => Reflect.get(window, 'headingSeen') as HeadingSeen | undefined, {
    polling: 50,
    timeout: 60_000,
  });
  return (await seen.jsonValue()) as HeadingSeen;
}

/** Runs in the page: looks at every frame until the area's own heading is there. */
export function watchHeading(): void {
  let drawn: number | null = null;
  const sees = (selector: string) => {
    const heading = document.querySelector<HTMLElement>(selector);
    return heading !== null && heading.offsetParent !== null && heading.textContent !== '';
  };
  const look = () => {
    const mounted = sees('[data-testid="area"] h1');
    if (drawn === null && (mounted || sees('[data-testid="first-heading"]'))) drawn = performance.now();
    if (mounted) Object.assign(window, { headingSeen: { drawn, mounted: performance.now() } });
    else requestAnimationFrame(look);
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
