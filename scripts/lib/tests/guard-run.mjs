import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:os';
import { setTimeout as rest } from 'node:timers/promises';
import { project } from '../project.mjs';
import { say } from '../say.mjs';
import { watchParents } from '../watch-parents.mjs';
import { endProcesses, processesOf, runVariable } from './processes-of-run.mjs';
import { removeRoomsOfTheDead } from './room-for-tests.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const codeOf = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 0);

const cut = (signal) => ({
  en: `The run is ended by ${signal}, with everything it started.`,
  zh: `运行已被 ${signal} 终止,所启动的进程一并结束。`,
});

const orphaned = {
  en: 'The run is ended, with everything it started: whoever started it has gone.',
  zh: '启动者已退出,运行及所启动的进程一并结束。',
};

/** The run that this process leads; null outside of one. */
const own = () => (process.send ? { run: process.env[runVariable], leader: process.pid } : null);

/**
 * Does the work of a command in a process and a group of its own, and ends with it everything that it has started:
 * when it is done, when a signal comes, and when whoever started the command has gone. Each of the two processes ends
 * the other's remains, so that neither can be killed without an end.
 * @param {() => Promise<void>} work sets process.exitCode
 */
export function guardRun(work) {
  const inside = own();
  return inside?.run ? workInside(inside, work) : guard();
}

async function workInside(inside, work) {
  let ending = null;
  // Whoever guards this process has gone.
  process.on('disconnect', () => {
    ending = endProcesses(inside).then(() => process.exit(129));
  });
  for (const signal of signals) process.on(signal, () => ending ?? process.exit(codeOf(null, signal)));
  await work();
  // The work is over as soon as its processes are, and that may be before the last of them.
  await ending;
  process.exit();
}

function guard() {
  const run = [process.env[runVariable], randomUUID()].filter(Boolean).join('/');
  const child = spawn(process.execPath, process.argv.slice(1), {
    cwd: project,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, [runVariable]: run },
  });
  let ending = false;
  const end = async (code, why) => {
    if (ending) return;
    ending = true;
    await endProcesses({ run, leader: child.pid });
    removeRoomsOfTheDead();
    // Last, for whoever would read it may have gone, too.
    if (why) say(why);
    process.exit(code);
  };
  for (const signal of signals) process.on(signal, () => end(codeOf(null, signal), cut(signal)));
  watchParents(() => end(codeOf(null, 'SIGHUP'), orphaned));
  child.on('error', () => end(127));
  child.on('exit', (code, signal) => end(codeOf(code, signal), signal && cut(signal)));
}

/**
 * Ends what a step of the run has left running.
 * @param {number} patience how long it may take to end by itself, in ms
 * @returns {Promise<number>} how many processes had to be ended
 */
export async function endLeftBehind(patience) {
  const inside = own();
  if (!inside?.run) return 0;
  const until = Date.now() + patience;
  while (Date.now() < until && processesOf(inside).length > 0) await rest(50);
  return endProcesses(inside);
}
