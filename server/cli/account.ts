import { userInfo } from 'node:os';
import { text } from 'node:stream/consumers';
import { runAccount } from './account-command.ts';
import { printer } from './printer.ts';

const { say, end } = printer(process.stdout);

/** npm run account -- create | link | suspend | ...; npm run account -- help lists them. */
const code = await runAccount(process.argv.slice(2), {
  env: process.env,
  user: userInfo().username,
  clock: Date.now,
  say,
  complain: (line) => process.stderr.write(`${line}\n`),
  readInput: () => text(process.stdin),
});
const unprinted = await end();
if (code === 0 && unprinted) process.stderr.write(`${unprinted}\n`);
process.exitCode = code === 0 && unprinted ? 1 : code;
