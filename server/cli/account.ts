import { userInfo } from 'node:os';
import { text } from 'node:stream/consumers';
import { runAccount } from './account-command.ts';

/** npm run account -- create | link | suspend | ...; npm run account -- help lists them. */
process.exitCode = await runAccount(process.argv.slice(2), {
  env: process.env,
  user: userInfo().username,
  clock: Date.now,
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  readInput: () => text(process.stdin),
});
