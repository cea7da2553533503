import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { project } from './project.mjs';
import { watchParents } from './watch-parents.mjs';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the project's folder, passes on the first signal of each kind and waits for its end.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onMessage?: (message: unknown) => void }} [options] onMessage
 *   hears what the program says, when stdio has a channel for it
 * @returns {Promise<number>} its exit code; 128 plus the signal's number when a signal ended it; 127 when it cannot be started
 */
export function runChild(command, args, { onMessage, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: project, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    if (onMessage) child.on('message', onMessage);
    const passOn = forwarded.map((signal) => {
      const listener = () => {
        // A terminal gives Ctrl-C to the whole group: the child has it already.
        if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
      };
      process.once(signal, listener);
      return () => process.off(signal, listener);
    });
    const stopWatching = watchParents(() => child.kill('SIGTERM'));
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
