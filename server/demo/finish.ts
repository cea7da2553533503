import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../kernel/files/write-whole.ts';
import { discardUnsealed, publishLine, publishRelease, readCurrent, removeRelease } from '../market/index.ts';
import { fillers } from './fill/fillers.ts';
import type { Size } from './fill/world.ts';
import { demoLine, makeDemoLine } from './make-demo-line.ts';
import { type DemoMarketOptions, makeDemoMarket } from './make-demo-market.ts';

/** What a market folder keeps while its demonstration is not finished. */
interface Unfinished {
  /** The release that was made first, and is served meanwhile. */
  first: string;
  size: Size;
}

const lineIds = demoLine.map(({ id }) => id);

const noteOf = (marketFolder: string): string => join(marketFolder, 'demonstration.json');

/** @returns what is still to be done, or null when nothing is, or the note of it cannot be read */
export async function unfinishedDemo(marketFolder: string): Promise<Unfinished | null> {
  const text = await readFile(noteOf(marketFolder), 'utf8').catch(() => null);
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Unfinished> | null;
    const { first, size } = stored ?? {};
    return typeof first === 'string' && (size === 'full' || size === 'small') ? { first, size } : null;
  } catch {
    return null;
  }
}

/**
 * Publishes what a first start serves at once: the newest release with the sales and whatever is made as quickly. What
 * is left is noted in the market folder, for finishDemo.
 * @param marketFolder `<data>/market`, in which nothing has been published
 * @throws Refusal when the release cannot be written
 */
export async function beginDemo(marketFolder: string, options: DemoMarketOptions): Promise<void> {
  const atOnce = fillers.filter((filler) => filler.atOnce);
  const release = await makeDemoMarket(marketFolder, options, atOnce);
  const left: Unfinished = { first: release.id, size: options.size ?? 'full' };
  await writeWhole(noteOf(marketFolder), `${JSON.stringify(left)}\n`);
  // The first release has nothing to be compared with, and what this code makes needs no judgement of rules.
  await publishRelease(marketFolder, release.id);
}

/**
 * Makes the line of releases with all datasets behind the first release, and publishes it in its place. Where an
 * earlier try was ended in the middle it begins anew; where somebody has published another release meanwhile it
 * leaves that alone, and nothing of the line is kept.
 * @throws Refusal when a release cannot be written
 */
export async function finishDemo(marketFolder: string, progress: (text: string) => void = () => {}): Promise<void> {
  const left = await unfinishedDemo(marketFolder);
  if (!left) return;
  const published = async () => (await readCurrent(marketFolder))?.current;
  const clear = async () => {
    for (const { id } of demoLine) {
      await discardUnsealed(marketFolder, id);
      await removeRelease(marketFolder, id);
    }
  };
  const newest = demoLine.at(-1)?.id;
  if ((await published()) !== newest) {
    await clear();
    const isWanted = async () => (await published()) === left.first;
    await makeDemoLine(marketFolder, { size: left.size, progress }, isWanted);
    if (await isWanted()) await publishLine(marketFolder, lineIds);
  }
  if ((await published()) === newest) await removeRelease(marketFolder, left.first);
  else await clear();
  await rm(noteOf(marketFolder), { force: true });
}
