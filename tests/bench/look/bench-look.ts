import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { project } from '../../../build/project.ts';
import { absolute, type Figure } from '../figures.ts';
import { median } from '../median.ts';

const run = promisify(execFile);
const megabyte = 1024 ** 2;
const size = 100 * megabyte;
const rounds = 5;

/** A file of sales of 100 MB, with a title and a head of two rows. */
async function writeLarge(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.write('2024年乘用车零售,,,,\n月份,销量,品牌,车型,城市\n');
    const lines = Array.from(
      { length: 20_000 },
      (_, at) => `2024-${String((at % 12) + 1).padStart(2, '0')},${at % 900},品牌${at % 90},车型${at % 1_500},广州`,
    );
    const block = Buffer.from(`${lines.join('\n')}\n`);
    for (let written = 0; written < size; written += block.length) await file.write(block);
  } finally {
    await file.close();
  }
}

/** What `npm run data -- look` takes of a file of 100 MB, with the start of its process. */
export async function benchLook(progress: (text: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  try {
    progress('writing a file of 100 MB');
    const file = join(folder, 'sales.csv');
    await writeLarge(file);
    const look = () =>
      run(process.execPath, ['scripts/run.mjs', 'data', 'look', file], {
        cwd: project,
        env: { ...process.env, PORTAL_DATA: join(folder, 'data') },
      });
    await look();
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      await look();
      times.push(performance.now() - began);
    }
    return [absolute('look at a file of 100 MB', 'ms', median(times), 2_000)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
