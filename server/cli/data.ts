import { userInfo } from 'node:os';
import { runData } from './data-command.ts';

/** npm run data -- import | deliver | check | accept | publish | rollback | releases | rules | history | diff | trace | mappings | names */
process.exitCode = await runData(process.argv.slice(2), {
  env: process.env,
  user: userInfo().username,
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
