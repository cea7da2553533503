import { absolute, type Figure } from '../../bench/figures.ts';
import { killInMidWrite } from '../../faults/kill-in-mid-write.ts';
import { onBothStores } from '../on-stores.ts';

const rounds = 20;

/** Kills a server in mid-write on each store; it has to start again each time, with all that it has acknowledged. */
export async function attackByKills({ progress }: { progress: (text: string) => void }): Promise<Figure[]> {
  return onBothStores(async (store, place) => {
    const { switches, binds, losses } = await killInMidWrite(place, rounds);
    for (const loss of losses) progress(`${store}: ${loss}`);
    progress(`${store}: ${rounds} kills, ${switches} switches and ${binds} binds were acknowledged`);
    return absolute(`kills: acknowledged and lost in ${rounds} kills on ${store}`, '', losses.length, 0);
  });
}
