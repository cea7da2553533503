import { existsSync } from 'node:fs';
import { copyFile, cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareState } from '../app/stores/prepare-state.ts';
import { makeDemoMarket, writeDemoContent } from '../demo/index.ts';
import { openMarket, publishRelease, type ReleaseInfo, readCurrent, readRelease } from '../market/index.ts';
import { knownAreas } from '../products/index.ts';
import { readSettings } from '../settings/settings.ts';
import type { StatePlace } from '../state/open-state.ts';
import { demoPlace } from './demo-place.ts';
import { replaceDatabase } from './postgres.ts';
import { postgresOfRun } from './postgres-of-run.ts';
import { createStateDatabase, isEmptyState, putEmptyState } from './state-of-run.ts';

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

/** What the state of a demonstration is written beside, and when. */
interface Written {
  /** Whether it has the small market: there are no news, reports and pictures without one. */
  market: boolean;
  /** In ms since 1970. */
  now: number;
}

/** Clocks of tests that go as that of the machine does are no reason to write it all anew. */
const day = 24 * 60 * 60 * 1000;

/** What such a state of the run is called; one for all that are written at the present time. */
const nameOf = ({ market, now }: Written) =>
  `state-${market ? 'market' : 'bare'}-${Math.abs(now - Date.now()) < day ? 'of-run' : now}`;

/** Writes the accounts of the demonstration and what they read into an empty state. */
async function writeDemoState(place: StatePlace, { market: hasMarket, now }: Written, own: string): Promise<void> {
  const settings = { ...readSettings({}), databaseUrl: 'url' in place ? place.url : null };
  const stateFile = 'file' in place ? place.file : '';
  const folder = { stateFile, copyFolder: join(own, 'copies'), progress: () => undefined };
  const { state } = await prepareState(settings, folder, knownAreas(''));
  const market = await openMarket((hasMarket && demoPlace()) || join(own, 'no-market'));
  await writeDemoContent(state.db, market, 'small', now);
  await market.close();
  await state.close();
}

/**
 * Puts a state there that has the accounts of the demonstration and what they read: to write news, policies, reports
 * and pictures anew takes longer than all else of a start.
 * @param file left as it is where a state lies there already, and outside of a run
 */
export async function putDemoStateOfRun(file: string, written: Written): Promise<void> {
  const demo = demoPlace();
  if (!demo || existsSync(file)) return;
  const place = `${demo}-${nameOf(written)}`;
  await once(place, async (own) => {
    const stateFile = join(own, 'state.sqlite');
    await putEmptyState(stateFile);
    await writeDemoState({ file: stateFile }, written, own);
  });
  await copyFile(join(place, 'state.sqlite'), file);
}

/**
 * The same in PostgreSQL.
 * @param url of a database that createStateDatabase has made; left as it is once something was written into it, while
 *   somebody is connected to it, and outside of a run
 */
export async function putDemoStateIntoDatabase(url: string, written: Written): Promise<void> {
  const [demo, server] = [demoPlace(), postgresOfRun()];
  if (!demo || !server || new URL(url).host !== new URL(server).host || !(await isEmptyState(url))) return;
  const place = `${demo}-${nameOf(written)}-postgres`;
  await once(place, async (own) => {
    const made = await createStateDatabase(server);
    await writeDemoState({ url: made }, written, own);
    await writeFile(join(own, 'database'), new URL(made).pathname.slice(1));
  });
  await replaceDatabase(url, await readFile(join(place, 'database'), 'utf8'));
}
