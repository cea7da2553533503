import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { project } from '../../build/project.ts';
import { announceDemo } from '../../server/testing/demo-place.ts';
import { type Figure, figureTable, isReached } from '../bench/figures.ts';
import { attackByConnections } from './connections/attack-by-connections.ts';
import { attackByFiles } from './files/attack-by-files.ts';
import { attackByFuzz } from './fuzz/attack-by-fuzz.ts';
import { attackByKills } from './kills/attack-by-kills.ts';
import { attackByRestarts } from './restarts/attack-by-restarts.ts';
import { attackBySignIns } from './sign-ins/attack-by-sign-ins.ts';
import { attackByTracking } from './tracking/attack-by-tracking.ts';

/** How an attack is led, and what it may tell meanwhile. */
interface AttackOptions {
  seed: number;
  progress: (text: string) => void;
}

const attacks: Record<string, (options: AttackOptions) => Promise<Figure[]>> = {
  connections: attackByConnections,
  files: attackByFiles,
  fuzz: attackByFuzz,
  kills: attackByKills,
  restarts: attackByRestarts,
  'sign-ins': attackBySignIns,
  tracking: attackByTracking,
};

/** What can be said on the command line; null when something else was. */
function readLine(args: string[]): { names: string[]; seed: number } | null {
  const { values, positionals } = parseArgs({ args, options: { seed: { type: 'string' } }, allowPositionals: true });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
  if (!Number.isSafeInteger(seed) || positionals.some((name) => !attacks[name])) return null;
  return { names: positionals.length > 0 ? positionals : Object.keys(attacks), seed };
}

/** Leads the attacks that are named, or all, against servers that they start themselves; prints what came of it. */
async function main(args: string[]): Promise<void> {
  const line = readLine(args);
  if (!line) {
    console.error(`usage: npm run attack -- [--seed=<number>] [${Object.keys(attacks).join(' | ')} ...]`);
    process.exitCode = 1;
    return;
  }
  const { names, seed } = line;
  console.log(`# seed ${seed}`);
  const room = await mkdtemp(join(tmpdir(), 'portal-attack-demo-'));
  announceDemo(join(room, 'market'));
  const figures: Figure[] = [];
  try {
    for (const name of new Set(names)) {
      figures.push(...((await attacks[name]?.({ seed, progress: (text) => console.log(`# ${name}: ${text}`) })) ?? []));
    }
  } finally {
    await rm(room, { recursive: true, force: true });
  }
  console.log(`\n${figureTable(figures)}\n`);
  const machine = { node: process.version, processors: cpus().length, processor: cpus()[0]?.model, memory: totalmem() };
  mkdirSync(join(project, 'dist'), { recursive: true });
  writeFileSync(
    join(project, 'dist/attack.json'),
    `${JSON.stringify({ at: new Date(), seed, machine, figures }, null, 2)}\n`,
  );
  if (!figures.every(isReached)) process.exitCode = 1;
}

await main(process.argv.slice(2));
