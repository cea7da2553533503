/** Lets a few tasks run at once; the others wait in order, and leave the queue when their client has gone. */
export interface QueryQueue {
  /**
   * @param task what to do once there is room
   * @param signal ends the waiting; a task that runs must watch it itself
   * @throws the signal's reason when it ended before the task began
   */
  run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** How many tasks run, and how many wait. */
  load(): { running: number; waiting: number };
}

/**
 * @param width how many tasks run at once
 * @param waited told of each task that begins, how many seconds it has waited
 */
export function queryQueue(width: number, waited?: (seconds: number) => void): QueryQueue {
  let running = 0;
  const waiting: { start: () => void }[] = [];

  const enter = (signal: AbortSignal | undefined): Promise<void> => {
    signal?.throwIfAborted();
    if (running < width) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal?.reason);
      };
      const entry = {
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      waiting.push(entry);
      signal?.addEventListener('abort', leave, { once: true });
    });
  };
  const exit = () => {
    const next = waiting.shift();
    // The place goes straight to the next in line, so nobody slips in between.
    if (next) next.start();
    else running -= 1;
  };

  return {
    async run(task, signal) {
      const asked = performance.now();
      await enter(signal);
      waited?.((performance.now() - asked) / 1000);
      try {
        return await task();
      } finally {
        exit();
      }
    },
    load: () => ({ running, waiting: waiting.length }),
  };
}
