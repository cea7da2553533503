import { giveWay } from '../kernel/give-way.ts';
import { openMarketDatabase } from '../market/index.ts';
import { readSettings } from '../settings/settings.ts';
import { forgiveTry } from './claim-order.ts';
import { workOff } from './work-off.ts';

/** Carries out the orders of a watched folder in a process of its own, which gives way to the server's. */
const [marketFolder, folder] = process.argv.slice(2);
giveWay();
if (marketFolder && folder) {
  const { marketUrl, market, files: limits } = readSettings(process.env);
  let current: string | null = null;
  process.once('SIGTERM', async () => {
    if (current !== null) await forgiveTry(folder, current).catch(() => undefined);
    process.exit(0);
  });
  const database = marketUrl === null ? null : await openMarketDatabase(marketUrl, market);
  try {
    await workOff(
      { marketFolder, folder, database, limits },
      {
        at: (name) => {
          current = name;
        },
        done: (name, outcome) => void process.stdout.write(`${JSON.stringify({ name, ...outcome })}\n`),
      },
    );
  } finally {
    await database?.close();
  }
}
