import { setTimeout as pause } from 'node:timers/promises';
import { absolute, type Figure } from '../../bench/figures.ts';
import { openAttackWorld } from '../attack-world.ts';
import { type Flood, type FloodResult, startFlood } from '../floods/start-flood.ts';
import { onBothStores } from '../on-stores.ts';
import { storeSize } from './store-size.ts';

/** How long the flood lasts, and its end in which nothing may be taken any more, in seconds. */
const [floodTime, endTime] = [20, 2];

const megabyte = 1024 * 1024;
const day = 24 * 60 * 60;

/** What a day of it may add, in MB. */
const limit = 50;

/** The flood meets a fortieth of what an address may add in a day (PORTAL_TRACKING_MB, 40 when missing), to fill it in time. */
const [allowance, usual] = [1, 40];

const written = ({ replies }: FloodResult) => replies.answered ?? 0;

/** @returns what came of the flood, and how many times that would come of a day: by its rate where it was never refused */
async function lastFor(flood: Flood): Promise<{ factor: number; result: FloodResult }> {
  await pause((floodTime - endTime) * 1000);
  const before = await flood.tell();
  await pause(endTime * 1000);
  const result = await flood.stop();
  const isRefused = written(result) === written(before);
  return { result, factor: isRefused ? usual / allowance : day / result.seconds };
}

/** One address reports use as fast as it is answered, in events as large as the wire takes them. */
export async function attackByTracking({ progress }: { progress: (text: string) => void }): Promise<Figure[]> {
  return onBothStores(async (store, place) => {
    const world = await openAttackWorld('small', { PORTAL_TRACKING_MB: String(allowance) }, place);
    try {
      const before = await storeSize(world.state);
      const plan = { kind: 'tracking', addresses: 1, connections: 8, rate: 0 } as const;
      const { factor, result } = await lastFor(await startFlood(world.server.address, plan));
      const grown = ((await storeSize(world.state)) - before) / megabyte;
      progress(
        `${store}: ${result.seconds.toFixed(0)} s, by outcome ${JSON.stringify(result.replies)}; ` +
          `added ${grown.toFixed(1)} MB, which is taken ${factor.toFixed(0)} times`,
      );
      return absolute(`tracking: what a day of one address adds to ${store}`, 'MB', grown * factor, limit);
    } finally {
      await world.close();
    }
  });
}
