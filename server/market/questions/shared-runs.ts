/** What is being worked on now: those who ask for the same meanwhile share one run. */
export interface SharedRuns<Result> {
  /**
   * Waits for the run of that key; the first to ask begins it.
   * @param begin the work; its signal is raised when nobody waits any more
   * @param signal raised when this asker has gone; the run goes on for the others
   * @throws what the run throws; the signal's reason
   */
  join(key: string, begin: (ended: AbortSignal) => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

interface Run<Result> {
  result: Promise<Result>;
  end: AbortController;
  waiting: number;
}

export function sharedRuns<Result>(): SharedRuns<Result> {
  const runs = new Map<string, Run<Result>>();

  const start = (key: string, begin: (ended: AbortSignal) => Promise<Result>): Run<Result> => {
    const end = new AbortController();
    const run = { result: begin(end.signal), end, waiting: 0 };
    runs.set(key, run);
    const forget = () => {
      if (runs.get(key) === run) runs.delete(key);
    };
    run.result.then(forget, forget);
    return run;
  };

  return {
    async join(key, begin, signal) {
      signal?.throwIfAborted();
      const run = runs.get(key) ?? start(key, begin);
      run.waiting += 1;
      return new Promise((resolve, reject) => {
        const leave = () => {
          run.waiting -= 1;
          if (run.waiting > 0) return reject(signal?.reason);
          // The last one ends the run and sees it end, because what the run works with is held until then. Whoever
          // asks from now on begins anew.
          if (runs.get(key) === run) runs.delete(key);
          run.end.abort(signal?.reason);
        };
        signal?.addEventListener('abort', leave, { once: true });
        run.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
      });
    },
  };
}
