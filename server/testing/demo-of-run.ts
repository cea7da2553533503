import { existsSync } from 'node:fs';
import { copyFile, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareState } from '../app/stores/prepare-state.ts';
import { makeDemoMarket, writeDemoContent } from '../demo/index.ts';
import { openMarket, publishRelease, type ReleaseInfo, readCurrent, readRelease } from '../market/index.ts';
import { knownAreas } from '../products/index.ts';
import { readSettings } from '../settings/settings.ts';
import { demoPlace } from './demo-place.ts';
import { putEmptyState } from './state-of-run.ts';

/** Makes something that all tests of a run share; where two need it first, one of two that are alike stays. */
async function once(place: string, make: (own: string) => Promise<unknown>): Promise<void> {
  if (existsSync(place)) return;
  const own = await mkdtemp(`${place}-`);
  await make(own);
  await rename(own, place).catch(() => rm(own, { recursive: true, force: true }));
}

/**
 * Fills a new market folder with the small demonstration of the run, which the first who needs it makes: a server
 * that finds nothing there would make the same, which takes it four times as long as all else of its start.
 * @param marketFolder left as it is where something lies there already, and outside of a run
 */
export async function putDemoOfRun(marketFolder: string): Promise<void> {
  const demo = demoPlace();
  if (!demo || existsSync(marketFolder)) return;
  await once(demo, async (own) => publishRelease(own, (await makeDemoMarket(own, { size: 'small' })).id, null));
  await cp(demo, marketFolder, { recursive: true });
}

/**
 * Puts the small demonstration of the run into a new market folder, published.
 * @returns what its release says of itself
 */
export async function demoOfRun(marketFolder: string): Promise<ReleaseInfo> {
  await putDemoOfRun(marketFolder);
  const release = await readRelease(marketFolder, (await readCurrent(marketFolder))?.current ?? '');
  if (!release) throw new Error('the run has no demonstration');
  return release;
}

/**
 * Puts a state there that has the accounts of the demonstration and what they read, written beside the small market:
 * to write news, policies, reports and pictures anew takes as long as all else of a start.
 * @param file left as it is where a state lies there already, and outside of a run
 * @param now when it was written, in ms since 1970; at some time of the run when absent
 */
export async function putDemoStateOfRun(file: string, now?: number): Promise<void> {
  const demo = demoPlace();
  if (!demo || existsSync(file)) return;
  const place = `${demo}-state-${now ?? 'of-run'}`;
  await once(place, async (own) => {
    const stateFile = join(own, 'state.sqlite');
    await putEmptyState(stateFile);
    const { state } = await prepareState(readSettings({}), stateFile, knownAreas(''));
    const market = await openMarket(demo);
    await writeDemoContent(state.db, market, 'small', now ?? Date.now());
    await market.close();
    await state.close();
  });
  await copyFile(join(place, 'state.sqlite'), file);
}
