import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readCurrent } from '../../../server/market/index.ts';
import { absolute, type Figure } from '../../bench/figures.ts';
import { type AttackWorld, openAttackWorld } from '../attack-world.ts';
import { orderMany } from './order-many.ts';
import { putPoisons } from './poisons.ts';

/** How long poisoned orders may hold up the one behind them, and large files a small one of somebody else, in seconds. */
const [behind, small] = [30, 5];

/** How long is waited at most, in ms. */
const patience = 300_000;

/** @returns what refused an order; null while it waits or is worked at */
const refusalOf = (folder: string, name: string): Promise<string | null> =>
  readFile(join(folder, 'refused', name, 'result.json'), 'utf8').then(
    (text) => JSON.parse(text).reason.refusal,
    () => null,
  );

async function poison({ folder }: AttackWorld, progress: (text: string) => void): Promise<Figure[]> {
  const watched = join(folder, 'deliveries');
  const current = await readCurrent(join(folder, 'data', 'market'));
  const wanted = await putPoisons(watched, current?.current ?? '');
  const began = performance.now();
  while ((await refusalOf(watched, 'z-last')) === null && performance.now() - began < patience) await pause(200);
  const seconds = (performance.now() - began) / 1000;
  let amiss = 0;
  for (const [name, refusal] of wanted) {
    const found = await refusalOf(watched, name);
    if (found !== refusal) amiss += 1;
    progress(`${name}: ${found}`);
  }
  return [
    absolute('files: poisoned orders that were not refused in their own words', '', amiss, 0),
    absolute('files: an order behind four poisoned ones', 's', seconds, behind),
  ];
}

/** Brings files that fill memory, and orders files that fill the line. */
export async function attackByFiles({ progress }: { progress: (text: string) => void }): Promise<Figure[]> {
  const world = await openAttackWorld('small');
  try {
    const poisoned = await poison(world, progress);
    const { beyond, seconds } = await orderMany(world.server);
    progress(`a file of four rows was there after ${seconds.toFixed(1)} s`);
    return [
      ...poisoned,
      absolute('files: orders of one account that got in beyond five', '', beyond, 0),
      absolute('files: a file of four rows beside five of twenty whole sheets', 's', seconds, small),
    ];
  } finally {
    await world.close();
  }
}
