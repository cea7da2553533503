import { userInfo } from 'node:os';
import { runModule } from './module/module-command.ts';

/** npm run module -- publish | confirm | activate | rollback | list | remove */
process.exitCode = await runModule(process.argv.slice(2), {
  env: process.env,
  user: userInfo().username,
  clock: Date.now,
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
