import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { makeDemoMarket } from '../demo/index.ts';
import { publishRelease } from '../market/index.ts';
import { demoPlace } from './demo-place.ts';

/** Made as a start makes it; where two need it first, one of two that are alike stays. */
async function make(folder: string): Promise<void> {
  const own = await mkdtemp(`${folder}-`);
  await publishRelease(own, (await makeDemoMarket(own, { size: 'small' })).id, null);
  await rename(own, folder).catch(() => rm(own, { recursive: true, force: true }));
}

/**
 * Fills a new market folder with the small demonstration of the run, which the first who needs it makes: a server
 * that finds nothing there would make the same, which takes it four times as long as all else of its start.
 * @param marketFolder left as it is where something lies there already, and outside of a run
 */
export async function putDemoOfRun(marketFolder: string): Promise<void> {
  const demo = demoPlace();
  if (!demo || existsSync(marketFolder)) return;
  if (!existsSync(demo)) await make(demo);
  await cp(demo, marketFolder, { recursive: true });
}
