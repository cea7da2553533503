import { compared, type Figure } from '../../bench/figures.ts';
import { percentile } from '../../bench/percentile.ts';
import { openAttackWorld } from '../attack-world.ts';
import { repliesOf, startFlood } from '../floods/start-flood.ts';
import { processorTime } from './processor-time.ts';
import { openReader, type Times } from './reader.ts';

const plan = { kind: 'sign-ins', addresses: 50, connections: 1, rate: 500 } as const;
const floodTime = 20;
const limit = 1.2;

/** Less than this share of what was planned is no flood. */
const enough = 0.95;

/**
 * Wrong sign-ins from many addresses and another process, while somebody reads; before and after them the same person
 * reads in peace. The addresses are fresh: the first tries of each have their passwords compared.
 * @throws Error when the flood did not get through as planned
 */
export async function attackBySignIns({ progress }: { progress: (text: string) => void }): Promise<Figure[]> {
  const world = await openAttackWorld('small');
  const { address, pid } = world.server;
  try {
    const reader = await openReader(address);
    await reader.read(3);
    const before = await reader.read(floodTime / 2);
    const flood = await startFlood(address, plan);
    const cpu = processorTime(pid);
    const during = await reader.read(floodTime);
    const used = processorTime(pid) - cpu;
    const result = await flood.stop();
    const after = await reader.read(floodTime / 2);
    reader.close();
    const rate = repliesOf(result) / result.seconds;
    const share = (seconds: number) => `${((100 * seconds) / result.seconds).toFixed(0)} % of a core`;
    progress(
      `${rate.toFixed(0)} a second for ${result.seconds.toFixed(0)} s, by outcome ${JSON.stringify(result.replies)}; ` +
        `the server used ${share(used)}, the flood ${share(result.processor)}`,
    );
    if (rate < plan.rate * enough) throw new Error(`Only ${rate.toFixed(0)} sign-ins a second were answered.`);
    const figure = (name: string, call: keyof Times) => {
      const peace = percentile([...before[call], ...after[call]], 0.95);
      return compared(
        `sign-ins: ${name} beside ${plan.rate} wrong ones/s, p95`,
        'ms',
        percentile(during[call], 0.95),
        peace,
        limit,
      );
    };
    return [figure('getUserInfo', 'user'), figure('a market question', 'market')];
  } finally {
    await world.close();
  }
}
