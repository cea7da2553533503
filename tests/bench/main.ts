import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { project } from '../../build/project.ts';
import { benchAccounts } from './accounts/bench-accounts.ts';
import { benchDashboard } from './dashboard/bench-dashboard.ts';
import { type Figure, figureTable } from './figures.ts';
import { benchFront } from './front/bench-front.ts';
import { benchMarket } from './market/bench-market.ts';
import { benchSandbox } from './sandbox/bench-sandbox.ts';

const benches: Record<string, (progress: (text: string) => void) => Promise<Figure[]>> = {
  accounts: benchAccounts,
  dashboard: benchDashboard,
  front: benchFront,
  market: benchMarket,
  sandbox: benchSandbox,
};

/** Runs the benches that are named, or all; prints the table and writes dist/bench.json. */
async function main(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !benches[name]);
  if (unknown.length > 0) {
    console.error(`There is no bench called ${unknown.join(', ')}: choose from ${Object.keys(benches).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const figures: Figure[] = [];
  for (const [name, run] of Object.entries(benches)) {
    if (names.length > 0 && !names.includes(name)) continue;
    figures.push(...(await run((text) => console.log(`# ${name}: ${text}`))));
  }
  console.log(`\n${figureTable(figures)}\n`);
  const machine = { node: process.version, processors: cpus().length, processor: cpus()[0]?.model, memory: totalmem() };
  mkdirSync(join(project, 'dist'), { recursive: true });
  writeFileSync(join(project, 'dist/bench.json'), `${JSON.stringify({ at: new Date(), machine, figures }, null, 2)}\n`);
}

await main(process.argv.slice(2));
