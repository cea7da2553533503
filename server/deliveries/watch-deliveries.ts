import { type ChildProcess, spawn } from 'node:child_process';
import { programLine } from '../kernel/program-line.ts';
import { withSetting } from '../settings/secret-files.ts';
import type { Outcome } from './carry-out.ts';
import { hasWork } from './claim-order.ts';
import { forgetPutAway } from './forget-put-away.ts';

/**
 * How often the folder is looked at, how long it is left alone after something failed, and how often what it has kept
 * for too long is removed; in milliseconds.
 */
const usual = { every: 2000, afterFailure: 60_000, forgetting: 3_600_000 };

/** How much of what a failed process said is kept. */
const mostText = 2000;

/** A delivery that was carried out, by the name of its order, as the process that did it says in a line of JSON. */
export interface CarriedOut extends Outcome {
  name: string;
}

export interface Watching {
  marketFolder: string;
  /** The folder that is watched. */
  folder: string;
  /** The database that the market is asked from; null where its folder is. */
  marketUrl: string | null;
  /** How many days it keeps what was put away; 0 keeps all. */
  keepsDays: number;
  /** How many megabytes the process has for itself that carries orders out. */
  memory: number;
  /** Told of each delivery that is done. */
  carriedOut: (outcome: CarriedOut) => void;
  /** Told of what failed; it is tried again. */
  report: (error: unknown) => void;
}

class WorkerEnded extends Error {
  constructor(
    readonly signal: NodeJS.Signals | null,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Watches a folder for orders while the server answers: where there are some, a process of its own carries them out,
 * since reading a file and making a release take all of one.
 * @returns close ends it; an order that is worked at is taken up by the next start
 */
export function watchDeliveries(watching: Watching): { close(): Promise<void> } {
  let child: ChildProcess | null = null;
  let closing = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let forgotten = 0;

  const work = (): Promise<void> => {
    const { marketFolder, folder, marketUrl, memory } = watching;
    const line = [`--max-old-space-size=${memory}`, ...programLine('work-off'), marketFolder, folder];
    const started = spawn(process.execPath, line, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: withSetting(process.env, 'PORTAL_MARKET_URL', marketUrl ?? ''),
    });
    child = started;
    let text = '';
    started.stderr.on('data', (piece: Buffer) => {
      text = `${text}${piece}`.slice(-mostText);
    });
    let begun = '';
    started.stdout.setEncoding('utf8').on('data', (piece: string) => {
      // Some versions of readline end a line at U+2028 too, which the name of an order may hold.
      const lines = `${begun}${piece}`.split('\n');
      begun = lines.pop() ?? '';
      for (const line of lines) watching.carriedOut(JSON.parse(line) as CarriedOut);
    });
    return new Promise((resolve, reject) => {
      started.once('error', reject);
      started.once('close', (code, signal) => {
        child = null;
        if (code === 0 || closing) resolve();
        else reject(new WorkerEnded(signal, `The process ended with ${code ?? signal}: ${text.trim()}`));
      });
    });
  };

  const look = async (): Promise<void> => {
    let wait = usual.every;
    try {
      if (Date.now() - forgotten > usual.forgetting) {
        forgotten = Date.now();
        await forgetPutAway(watching.folder, watching.keepsDays);
      }
      if (await hasWork(watching.folder)) await work();
    } catch (error) {
      watching.report(error);
      // What was ended was at an order, which has this try counted: those behind it need not wait.
      if (!(error instanceof WorkerEnded && error.signal !== null)) wait = usual.afterFailure;
    }
    if (!closing) next(wait);
  };

  const next = (wait: number) => {
    timer = setTimeout(() => {
      looking = look();
    }, wait);
    timer.unref();
  };
  looking = look();

  return {
    async close() {
      closing = true;
      clearTimeout(timer);
      child?.kill('SIGTERM');
      await looking;
    },
  };
}
