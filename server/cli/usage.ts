import { runUsage } from './usage/usage-command.ts';

/** npm run usage -- [--from] [--to] [--by day | product | account] [--json | --csv] */
process.exitCode = await runUsage(process.argv.slice(2), {
  env: process.env,
  clock: Date.now,
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
