import type { Browser } from 'puppeteer-core';
import type { Side } from './serve-side.ts';
import { visitSide } from './visit-side.ts';

/** Bytes of JavaScript, as they come over the wire, until the sign-in page is at rest. */
export async function measureSignIn(browser: Browser, side: Side): Promise<number> {
  const visitor = await visitSide(browser, side);
  try {
    const session = await visitor.page.createCDPSession();
    const scripts = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await visitor.open('/home?redirect=%2Fdashboard');
    await visitor.see('sign-in');
    await visitor.page.waitForNetworkIdle({ idleTime: 1000 });
    return bytes;
  } finally {
    await visitor.leave();
  }
}
