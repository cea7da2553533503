import { constants, setPriority } from 'node:os';
import { openMarketDatabase } from '../market/index.ts';
import { readSettings } from '../settings/settings.ts';
import { workOff } from './work-off.ts';

/** Carries out the orders of a watched folder in a process of its own, which gives way to the server's. */
const [marketFolder, folder] = process.argv.slice(2);
try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // A system that knows no priorities lets both run alike.
}
if (marketFolder && folder) {
  const { marketUrl, market } = readSettings(process.env);
  const database = marketUrl === null ? null : await openMarketDatabase(marketUrl, market);
  try {
    await workOff({ marketFolder, folder, database }, (name, outcome) => {
      process.stdout.write(`${JSON.stringify({ name, ...outcome })}\n`);
    });
  } finally {
    await database?.close();
  }
}
