import type { Page } from 'puppeteer';

/**
 * Everything that a page and its browser hold of the portal, as one text: cookies, storages, cached answers, the
 * document with its boot block, and the heap of the scripts. To be searched out here: what is looked for must never be
 * told to the page.
 */
export async function readMemory(page: Page): Promise<Record<'kept' | 'document' | 'heap', string>> {
  const stored = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      cached,
      databases,
      history.state,
    ]);
  });
  return { kept: stored, document: await page.content(), heap: await readHeap(page) };
}

async function readHeap(page: Page): Promise<string> {
  const devtools = await page.createCDPSession();
  const parts: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await devtools.send('HeapProfiler.enable');
  // Once for what is unreachable, once for what only that had held.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return parts.join('');
}
