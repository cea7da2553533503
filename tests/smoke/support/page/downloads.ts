import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { thisLane } from '../browser/this-lane.ts';
import type { Visitor } from '../visitor.ts';

/** How long a file may take to come, in ms. */
const patience = 90_000;

/**
 * Takes downloads of a visitor into a folder of their own.
 * @returns waits for the next finished file and gives its name and bytes
 */
export async function takeDownloads(visitor: Visitor): Promise<() => Promise<{ name: string; bytes: Buffer }>> {
  const folder = await mkdtemp(join(thisLane().room, 'downloads-'));
  const session = await visitor.page.browser().target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    browserContextId: visitor.context.id,
    eventsEnabled: true,
  });
  const seen = new Set<string>();
  return async () => {
    const until = Date.now() + patience;
    while (Date.now() < until) {
      const name = (await readdir(folder)).find((file) => !file.endsWith('.crdownload') && !seen.has(file));
      const bytes = name ? await readFile(join(folder, name)) : null;
      // A file has its name before it has what is in it.
      if (name && bytes && bytes.length > 0) {
        seen.add(name);
        return { name, bytes };
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('No file was downloaded within 90 seconds');
  };
}
