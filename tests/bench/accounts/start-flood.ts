import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { project } from '../../../build/project.ts';

/** Another address of this machine: Linux and Windows have all of 127.0.0.0/8. */
export const floodAddress = '127.0.0.2';

/** What a flood got for its tries, and how long it lasted. */
export interface FloodResult {
  /** Refused by the limiter, with status 429. */
  refused: number;
  /** Answered in any other way. */
  other: number;
  seconds: number;
}

/**
 * Begins 200 sign-ins a second in a process of their own, so that they do not slow whoever measures.
 * @throws Error when the process ends before its first reply
 */
export async function startFlood(origin: string): Promise<{ stop(): Promise<FloodResult> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/accounts/flood.ts', origin, floodAddress], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The flood ended by itself.');
  });
  // Whoever waits for a word of the child waits for its end too.
  ended.catch(() => undefined);
  await Promise.race([once(child, 'message'), ended]);
  return {
    async stop() {
      const reply = once(child, 'message') as Promise<[FloodResult]>;
      child.send('stop');
      const [result] = await Promise.race([reply, ended]);
      return result;
    },
  };
}
