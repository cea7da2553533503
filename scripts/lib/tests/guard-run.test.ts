import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { project } from '../project.mjs';
import { endProcesses, processesOf } from './processes-of-run.mjs';

interface SmallRun {
  run: string;
  leader: number;
  pids: number[];
}

const rest = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const program = 'scripts/lib/testing/small-run.mjs';

/** Whether a process runs; one that has ended and is not yet buried does not. */
function runs(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let round = 0; round < 900 && !isSo(); round += 1) await rest(50);
}

/** Starts a run, by itself or as npm does, and tries it once all its processes are there. */
const withRun =
  (byNpm: boolean, body: (starter: ChildProcess, small: SmallRun) => Promise<void>) => async (): Promise<void> => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-small-run-'));
    const place = join(folder, 'run.json');
    const words = [process.execPath, program, place];
    // The second command keeps the shell from giving its own process to the first.
    const [command = '', ...args] = byNpm
      ? [process.execPath, '-e', `require('child_process').spawnSync('sh', ['-c', '${words.join(' ')}; true'])`]
      : words;
    const env = { ...process.env, ...(byNpm ? { npm_lifecycle_event: 'test' } : {}) };
    const starter = spawn(command, args, { cwd: project, stdio: 'ignore', env });
    try {
      await until(() => existsSync(place));
      const small = JSON.parse(readFileSync(place, 'utf8')) as SmallRun;
      try {
        await body(starter, small);
      } finally {
        await endProcesses(small);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

const leftOf = ({ run, leader, pids }: SmallRun) => [...processesOf({ run, leader }), ...pids.filter(runs)];

/** To look at every process of the machine costs much more than to look at those that are known: it comes last. */
const isGone = (small: SmallRun) => !small.pids.some(runs) && leftOf(small).length === 0;

/** Elsewhere nobody can look at what another process was started with. */
const describeHere = existsSync('/proc/self/environ') ? describe : describe.skip;

// Each has a run of its own, and what is deaf is given some seconds: they are tried side by side.
describeHere('a run that is cut leaves no process', () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)
    test.concurrent(
      `by ${signal}`,
      withRun(false, async (starter, small) => {
        expect(small.pids.every(runs)).toBe(true);
        starter.kill(signal);
        await until(() => isGone(small));
        expect(leftOf(small)).toEqual([]);
      }),
    );

  test.concurrent(
    'by the end of the process that works, whatever ended it',
    withRun(false, async (starter, small) => {
      const ended = new Promise((resolve) => starter.once('exit', resolve));
      process.kill(small.leader, 'SIGKILL');
      expect(await ended).toBe(137);
      expect(leftOf(small)).toEqual([]);
    }),
  );

  test.concurrent(
    'by the end of npm, though its shell lives on',
    withRun(true, async (starter, small) => {
      starter.kill('SIGKILL');
      await until(() => isGone(small));
      expect(leftOf(small)).toEqual([]);
    }),
  );
});
