// A run with what real ones start, to be cut: says its name and its processes in a file, and goes on.
import { spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { guardRun } from '../guard-run.mjs';
import { runNode } from '../run-child.mjs';

const [, , place, mode] = process.argv;
const sleep = 'setInterval(() => {}, 1000);';

/** What a worker starts: a database without the run's variable, a browser in a group of its own, one that is deaf. */
function startAll() {
  const start = (code, options) => {
    const child = spawn(process.execPath, ['-e', code], { stdio: 'ignore', ...options });
    child.unref();
    return child.pid;
  };
  return [
    start(sleep, { env: { PATH: process.env.PATH } }),
    start(sleep, { detached: true }),
    start(`process.on('SIGTERM', () => {}); ${sleep}`, { detached: true }),
  ];
}

if (mode === 'worker') {
  const pids = [...startAll(), process.pid];
  // Renamed when it is whole, for whoever waits for it.
  writeFileSync(`${place}.part`, JSON.stringify({ run: process.env.TEST_RUN, leader: process.ppid, pids }));
  renameSync(`${place}.part`, place);
  setInterval(() => {}, 1000);
} else {
  guardRun(async () => {
    await runNode([process.argv[1], place, 'worker']);
  });
}
