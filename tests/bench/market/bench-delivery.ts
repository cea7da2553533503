import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programLine } from '../../../server/kernel/program-line.ts';
import { rollbackRelease } from '../../../server/market/releases/publish-release.ts';
import { readCurrent } from '../../../server/market/releases/release.ts';
import { absolute, compared, type Figure } from '../figures.ts';
import { makeLargeMarket } from './make-large-market.ts';
import { memoryOf } from './memory-of.ts';

const large = 10_000_000;
const rows = 100_000;
const limits = { seconds: 30, rollback: 1, megabytes: 1000, flat: 1.25 };

/** A month that no market here has, of models and cities that none had before: all of it has to be learned. */
async function writeDelivery(file: string): Promise<void> {
  const cities = ['石家庄', '太原', '沈阳', '长春', '哈尔滨', '南京', '杭州', '合肥', '福州', '南昌'];
  const lines = Array.from({ length: rows }, (_, at) => {
    const model = Math.floor(at / cities.length);
    return `2026-10,wholesale,Maker ${model % 50},Brand ${model % 200},Model ${model},${cities[at % cities.length]},BEV,${at % 97}`;
  });
  await writeFile(file, `month,dataSource,manufacturer,brand,model,city,fuelType,volume\n${lines.join('\n')}\n`);
}

/** Runs the data command in a process of its own. @returns seconds and the most memory it had, in megabytes */
async function runData(folder: string, ...line: string[]): Promise<{ seconds: number; megabytes: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...programLine('data'), ...line], {
    env: { ...process.env, PORTAL_DATA: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let megabytes = 0;
  const watch = setInterval(() => {
    void memoryOf(child.pid ?? 0).then((memory) => {
      megabytes = Math.max(megabytes, memory?.peak ?? 0);
    });
  }, 50);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`npm run data -- ${line.join(' ')} ended with ${code}`);
  return { seconds: (performance.now() - begun) / 1000, megabytes };
}

/** Delivers onto a market of so many facts, publishes it and goes back. */
async function deliver(folder: string, facts: number, progress: (text: string) => void) {
  const market = join(folder, 'market');
  progress(`making a market of ${facts} facts`);
  const { id } = await makeLargeMarket(market, facts);
  const file = join(folder, 'delivery.csv');
  await writeDelivery(file);
  const made = await runData(folder, 'deliver', 'sales', file, '--kind', 'add', '--onto', id);
  const [newest = ''] = (await readdir(join(market, 'releases')))
    .filter((name) => name > id)
    .sort()
    .reverse();
  const published = await runData(folder, 'publish', newest, '--anyway', 'measured', '--by', 'bench');
  if ((await readCurrent(market))?.current !== newest) throw new Error(`Release ${newest} was not published`);
  const begun = performance.now();
  await rollbackRelease(market);
  const rollback = (performance.now() - begun) / 1000;
  progress(
    `${facts} facts: made in ${made.seconds.toFixed(1)} s with ${made.megabytes.toFixed(0)} MB, checked and published in ` +
      `${published.seconds.toFixed(1)} s with ${published.megabytes.toFixed(0)} MB, rolled back in ${rollback.toFixed(2)} s`,
  );
  return { made, published, rollback };
}

/** Measures a monthly delivery into a market of ten million figures, beside one of two million. */
export async function benchDelivery(progress: (text: string) => void): Promise<Figure[]> {
  const measure = async (facts: number) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
    try {
      return await deliver(folder, facts, progress);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  };
  const small = await measure(large / 5);
  const { made, published, rollback } = await measure(large);
  return [
    absolute(
      'delivery: 100,000 rows onto ten million, made and published',
      's',
      made.seconds + published.seconds,
      limits.seconds,
    ),
    absolute('delivery: memory while it is made', 'MB', made.megabytes, limits.megabytes),
    compared(
      'delivery: memory, against a market of two million',
      'MB',
      made.megabytes,
      small.made.megabytes,
      limits.flat,
    ),
    absolute('delivery: rollback', 's', rollback, limits.rollback),
  ];
}
