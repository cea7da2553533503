import type { Page } from 'puppeteer';

/**
 * Counts the bytes of JavaScript that come to a page from now on, as they come over the wire.
 * @returns asks how many have come so far
 */
export async function countScripts(page: Page): Promise<() => number> {
  const session = await page.createCDPSession();
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}
