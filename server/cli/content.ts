import { userInfo } from 'node:os';
import { giveWay } from '../kernel/give-way.ts';
import { runContent } from './content-command.ts';

/** npm run content -- import | list | remove */
giveWay();
process.exitCode = await runContent(process.argv.slice(2), {
  env: process.env,
  user: userInfo().username,
  clock: Date.now,
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
