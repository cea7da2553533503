import type { Browser } from 'puppeteer';
import { countScripts } from './count-scripts.ts';
import type { Side } from './serve-side.ts';
import { visitSide } from './visit-side.ts';

/** Bytes of JavaScript, as they come over the wire, until the sign-in page is at rest. */
export async function measureSignIn(browser: Browser, side: Side): Promise<number> {
  const visitor = await visitSide(browser, side);
  try {
    const bytes = await countScripts(visitor.page);
    await visitor.open('/home?redirect=%2Fdashboard');
    await visitor.see('sign-in');
    await visitor.page.waitForNetworkIdle({ idleTime: 1000 });
    return bytes();
  } finally {
    await visitor.leave();
  }
}
