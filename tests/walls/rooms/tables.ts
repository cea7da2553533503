import { fileURLToPath } from 'node:url';
import { sourcesBelow } from '../imports.ts';
import type { Rooms } from './rooms.ts';
import { rootConfig } from './root-config.ts';
import { server } from './server.ts';
import { serverAccounts } from './server-accounts.ts';
import { serverApp } from './server-app.ts';
import { serverDemo } from './server-demo.ts';
import { serverHttp } from './server-http.ts';
import { serverImporter } from './server-importer.ts';
import { serverMarket } from './server-market.ts';
import { serverWatches } from './server-watches.ts';
import { shellApp } from './shell-app.ts';
import { uiAnalysis } from './ui-analysis.ts';
import { uiCharts } from './ui-charts.ts';

/** Every table of rooms. After a change of one, `npm run walls` tells the linter. */
export const tables: readonly Rooms[] = [
  rootConfig,
  server,
  serverAccounts,
  serverApp,
  serverDemo,
  serverHttp,
  serverImporter,
  serverMarket,
  serverWatches,
  shellApp,
  uiAnalysis,
  uiCharts,
];

const top = fileURLToPath(new URL('../../..', import.meta.url));

/** The sources of the parts that have tables. */
export const sourcesOf = (all: readonly Rooms[]): string[] => all.flatMap(({ part }) => sourcesBelow(top, part));
