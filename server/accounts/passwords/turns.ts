/**
 * Work of which so much is done at once; what comes later waits, in the order in which it came.
 * @returns does a piece of work in its turn; it throws what the work throws
 */
export function takingTurns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over, so that nobody who comes in this instant is before them.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/**
 * A room for so much work at once, whether it is being done or waits.
 * @param full what is thrown to who finds no place; nothing has been done for them then
 */
export function roomFor(most: number, full: () => Error): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let inside = 0;
  return async (work) => {
    if (inside >= most) throw full();
    inside += 1;
    try {
      return await work();
    } finally {
      inside -= 1;
    }
  };
}
