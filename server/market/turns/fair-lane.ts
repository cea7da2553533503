/** How many tasks of a lane run and wait: in all, and of one asker. */
export interface LaneLimits {
  running: number;
  waiting: number;
  ofOne: { running: number; waiting: number };
}

/** What is said to one who finds the lane full: because of their own tasks that wait, or because of everybody's. */
export interface LaneRefusals {
  ownFull: (waiting: number) => Error;
  full: () => Error;
}

/** How many tasks run, and how many wait. */
export interface Load {
  running: number;
  waiting: number;
}

export interface FairLane {
  /**
   * Waits for a place.
   * @param asker on whose behalf
   * @param signal ends the waiting
   * @returns a promise of the place; nothing where there was one at once
   * @throws what is said to one who finds the lane full; the signal's reason
   */
  enter(asker: string, signal: AbortSignal | undefined): Promise<void> | undefined;
  /** Gives the place back that was entered by. */
  exit(asker: string): void;
  load(): Load;
}

/** The tasks of one asker. */
interface Line {
  running: number;
  waiting: { start: () => void }[];
}

/**
 * A lane in which askers take turns: whoever has many tasks waiting is served no sooner than who has one, and never has
 * more than a share of the places.
 */
export function fairLane(limits: LaneLimits, refusals: LaneRefusals): FairLane {
  let running = 0;
  let waiting = 0;
  // A Map remembers the order of insertion: an asker that is served is put in again, and once more when it has been, so
  // who was served longest ago stands first.
  const lines = new Map<string, Line>();

  const putLast = (asker: string, line: Line) => {
    lines.delete(asker);
    lines.set(asker, line);
  };
  const serve = (asker: string, line: Line) => {
    running += 1;
    line.running += 1;
    putLast(asker, line);
  };
  const forgetIdle = (asker: string, line: Line) => {
    if (line.running === 0 && line.waiting.length === 0) lines.delete(asker);
  };
  const mayRun = (line: Line) => running < limits.running && line.running < limits.ofOne.running;
  const serveNext = () => {
    for (const [asker, line] of lines) {
      if (line.waiting.length === 0 || !mayRun(line)) continue;
      serve(asker, line);
      waiting -= 1;
      line.waiting.shift()?.start();
      return;
    }
  };

  return {
    enter(asker, signal) {
      signal?.throwIfAborted();
      const line = lines.get(asker) ?? { running: 0, waiting: [] };
      if (mayRun(line)) {
        serve(asker, line);
        return;
      }
      if (line.waiting.length >= limits.ofOne.waiting) throw refusals.ownFull(line.waiting.length);
      if (waiting >= limits.waiting) throw refusals.full();
      lines.set(asker, line);
      waiting += 1;
      return new Promise((resolve, reject) => {
        const leave = () => {
          line.waiting.splice(line.waiting.indexOf(entry), 1);
          waiting -= 1;
          forgetIdle(asker, line);
          reject(signal?.reason);
        };
        const entry = {
          start: () => {
            signal?.removeEventListener('abort', leave);
            resolve();
          },
        };
        line.waiting.push(entry);
        signal?.addEventListener('abort', leave, { once: true });
      });
    },
    exit(asker) {
      const line = lines.get(asker);
      if (!line) return;
      running -= 1;
      line.running -= 1;
      putLast(asker, line);
      // The place goes straight to the next in turn, so nobody slips in between.
      serveNext();
      forgetIdle(asker, line);
    },
    load: () => ({ running, waiting }),
  };
}
