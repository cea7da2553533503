import { userInfo } from 'node:os';
import { runBackup } from './backup/backup-command.ts';

/** npm run backup, restore and move: the name of the command comes first. */
process.exitCode = await runBackup(process.argv.slice(2), {
  env: process.env,
  user: userInfo().username,
  clock: Date.now,
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
