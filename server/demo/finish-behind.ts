import { type ChildProcess, spawn } from 'node:child_process';
import { programLine } from '../kernel/program-line.ts';
import { unfinishedDemo } from './finish.ts';

interface Behind {
  /** Told of a process that failed; the next start tries again. */
  report(error: Error): void;
  /** What is left to do once the market is whole. */
  finished(): Promise<void>;
}

/** How much of what a failed process said is kept. */
const mostText = 2000;

/**
 * Finishes the demonstration of a market folder while the server answers, where something is left to do: in a process
 * of its own, since making a market takes all of one.
 * @returns close ends it; what it has not finished is made by the next start
 */
export async function finishBehind(
  marketFolder: string,
  { report, finished }: Behind,
): Promise<{ close(): Promise<void> }> {
  if (!(await unfinishedDemo(marketFolder))) return { close: async () => {} };
  const child: ChildProcess = spawn(process.execPath, [...programLine('finish-demo'), marketFolder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  let closing = false;
  child.stderr?.on('data', (piece: Buffer) => {
    text = `${text}${piece}`.slice(-mostText);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      report(error);
      resolve();
    });
    child.once('exit', (code) => {
      if (code !== 0 && !closing) report(new Error(`The process ended with ${code}: ${text.trim()}`));
      if (code !== 0 || closing) resolve();
      else finished().catch(report).finally(resolve);
    });
  });
  return {
    async close() {
      closing = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
