// A run with what real ones start, to be cut: says its name and its processes in a file, and goes on.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { runNode } from '../run-child.mjs';
import { guardRun } from '../tests/guard-run.mjs';

const [, , place, mode] = process.argv;
const sleep = 'setInterval(() => {}, 1000);';

/**
 * What a worker starts: a database without the run's variable, a browser in a group of its own, one that is deaf. They
 * are what they are once they have said so: until then a signal would end the deaf one, too.
 */
function startAll() {
  const start = async (code, options) => {
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'];
    const child = spawn(process.execPath, ['-e', `${code} process.send('ready', () => process.disconnect());`], {
      stdio,
      ...options,
    });
    await once(child, 'message');
    child.unref();
    return child.pid;
  };
  return Promise.all([
    start(sleep, { env: { PATH: process.env.PATH } }),
    start(sleep, { detached: true }),
    start(`process.on('SIGTERM', () => {}); ${sleep}`, { detached: true }),
  ]);
}

if (mode === 'worker') {
  const pids = [...(await startAll()), process.pid];
  // Renamed when it is whole, for whoever waits for it.
  writeFileSync(`${place}.part`, JSON.stringify({ run: process.env.TEST_RUN, leader: process.ppid, pids }));
  renameSync(`${place}.part`, place);
  setInterval(() => {}, 1000);
} else {
  guardRun(async () => {
    await runNode([process.argv[1], place, 'worker']);
  });
}
