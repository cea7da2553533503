import type { Browser } from 'puppeteer';
import { onTheRoad, slowDown } from '../front/conditions.ts';
import { countScripts } from '../front/count-scripts.ts';
import type { Side } from '../front/serve-side.ts';
import { visitSide } from '../front/visit-side.ts';
import { type DashboardSeen, watchDashboard } from './watch-dashboard.ts';

export interface DashboardVisit extends DashboardSeen {
  /** Bytes of JavaScript, as they come over the wire, until the page is at rest. */
  scripts: number;
}

/** Opens the dashboard once, with an empty cache and a session, on a slow network and a slow processor. */
export async function measureDashboard(browser: Browser, side: Side, token: string): Promise<DashboardVisit> {
  const visitor = await visitSide(browser, side, token);
  const { page } = visitor;
  try {
    const scripts = await countScripts(page);
    await slowDown(page, onTheRoad);
    await page.evaluateOnNewDocument(watchDashboard);
    await visitor.open('/dashboard');
    const done = () => (Reflect.get(window, 'dashboardSeen') as DashboardSeen).drawn > 0;
    await page.waitForFunction(done, { polling: 200, timeout: 60_000 });
    // What still shifts or blocks once everything is there counts too.
    await page.waitForNetworkIdle({ idleTime: 1000 });
    const seen = await page.evaluate(() => Reflect.get(window, 'dashboardSeen') as DashboardSeen);
    return { ...seen, scripts: scripts() };
  } finally {
    await visitor.leave();
  }
}
