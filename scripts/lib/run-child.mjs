import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { project } from './project.mjs';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * npm runs a script through a shell, which a signal to npm may end without passing it on: the script would live on
 * alone and keep its port.
 * @param {() => void} onEnd called when the process that started this one has gone
 * @returns {() => void} stops watching
 */
function watchParent(onEnd) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onEnd();
  }, 500);
  return () => clearInterval(timer);
}

/**
 * Runs a program in the project's folder, passes on the first signal of each kind and waits for its end.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 128 plus the signal's number when a signal ended it; 127 when it cannot be started
 */
export function runChild(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: project, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    const passOn = forwarded.map((signal) => {
      const listener = () => {
        // A terminal gives Ctrl-C to the whole group: the child has it already.
        if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
      };
      process.once(signal, listener);
      return () => process.off(signal, listener);
    });
    const stopWatching = process.env.npm_lifecycle_event ? watchParent(() => child.kill('SIGTERM')) : () => {};
    const finish = (code) => {
      stopWatching();
      for (const stop of passOn) stop();
      resolve(code);
    };
    child.on('error', () => finish(127));
    child.on('close', (code, signal) => finish(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** Runs one of the project's own Node scripts. */
export function runNode(args, options) {
  return runChild(process.execPath, args, options);
}
