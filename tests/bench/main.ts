import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { project } from '../../build/project.ts';
import { benchAccountList } from './accounts/bench-account-list.ts';
import { benchAccounts } from './accounts/bench-accounts.ts';
import { benchConfiguration } from './configuration/bench-configuration.ts';
import { benchDashboard } from './dashboard/bench-dashboard.ts';
import { benchDeck } from './deck/bench-deck.ts';
import { benchExports } from './exports/bench-exports.ts';
import { benchFeed } from './exports/bench-feed.ts';
import { type Figure, figureTable } from './figures.ts';
import { benchFilter } from './filter/bench-filter.ts';
import { benchFlows } from './flows/bench-flows.ts';
import { benchForecast } from './forecast/bench-forecast.ts';
import { benchFront } from './front/bench-front.ts';
import { benchLook } from './look/bench-look.ts';
import { benchCitus } from './market/bench-citus.ts';
import { benchDelivery } from './market/bench-delivery.ts';
import { benchMarket } from './market/bench-market.ts';
import { benchPostgres } from './market/bench-postgres.ts';
import { benchModules } from './modules/bench-modules.ts';
import { benchPivot } from './pivot/bench-pivot.ts';
import { benchSandbox } from './sandbox/bench-sandbox.ts';
import { benchScale } from './scale/bench-scale.ts';
import { benchSearch } from './search/bench-search.ts';
import { benchTools } from './tools/bench-tools.ts';
import { benchTrivial } from './trivial/bench-trivial.ts';
import { benchWords } from './words/bench-words.ts';

type Bench = (progress: (text: string) => void) => Promise<Figure[]>;

/** The trivial areas are a part of the front bench that also runs alone. */
const benches: Record<string, Bench[]> = {
  accounts: [benchAccounts, benchAccountList],
  people: [benchAccountList],
  configuration: [benchConfiguration],
  dashboard: [benchDashboard],
  deck: [benchDeck],
  exports: [benchExports, benchFeed],
  filter: [benchFilter],
  flows: [benchFlows],
  forecast: [benchForecast],
  front: [benchFront, benchTrivial],
  trivial: [benchTrivial],
  delivery: [benchDelivery],
  look: [benchLook],
  market: [benchMarket],
  modules: [benchModules],
  pivot: [benchPivot],
  postgres: [benchPostgres],
  citus: [benchCitus],
  sandbox: [benchSandbox],
  scale: [benchScale],
  search: [benchSearch],
  tools: [benchTools],
  words: [benchWords],
};

/** Runs the benches that are named, or all; prints a table of each and writes dist/bench.json. */
async function main(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !benches[name]);
  if (unknown.length > 0) {
    console.error(`There is no bench called ${unknown.join(', ')}: choose from ${Object.keys(benches).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const figures: Figure[] = [];
  const chosen = names.length > 0 ? names : Object.keys(benches);
  for (const run of new Set(chosen.flatMap((name) => benches[name] ?? []))) {
    try {
      const measured = await run((text) => console.log(`# ${run.name}: ${text}`));
      console.log(`\n${figureTable(measured)}\n`);
      figures.push(...measured);
    } catch (failure) {
      // What the others have measured is worth minutes: one that breaks does not take it along.
      console.error(`# ${run.name} broke:`, failure);
      process.exitCode = 1;
    }
  }
  const machine = { node: process.version, processors: cpus().length, processor: cpus()[0]?.model, memory: totalmem() };
  mkdirSync(join(project, 'dist'), { recursive: true });
  writeFileSync(join(project, 'dist/bench.json'), `${JSON.stringify({ at: new Date(), machine, figures }, null, 2)}\n`);
}

await main(process.argv.slice(2));
