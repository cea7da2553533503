/** Whose turn is asked for, and how large the file is that it is for. */
export interface Wanted {
  account: string;
  /** Sheets of the file that are as long as the market has rows; 0 for a small file. */
  large: number;
}

/** Lets a few sheets be written at once, those of all accounts in turns. */
export interface Turns {
  /**
   * Waits for a turn.
   * @returns what gives the place back; it may be called more than once
   * @throws the signal's reason when it is raised first
   */
  enter(wanted: Wanted, signal: AbortSignal): Promise<() => void>;
  /** How many are under way, and how many wait. */
  load(): { running: number; waiting: number };
}

interface Waiting extends Wanted {
  start: () => void;
}

/**
 * A turn is one sheet, so nobody waits for a whole file of another. The next is of the account that has the fewest
 * under way; among those small files go before large ones, then the account that was served longest ago. One place more
 * is for small files alone: a long sheet takes seconds, and none of them waits for it.
 * @param places how many sheets of large files are written at once
 */
export function openTurns(places: number): Turns {
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  const served = new Map<string, number>();
  let [all, large, count] = [0, 0, 0];

  const ranks = ({ account, large }: Waiting) => [
    running.get(account) ?? 0,
    large > 0 ? 1 : 0,
    served.get(account) ?? 0,
  ];
  /** Of two that rank alike the one that came first stays before the other. */
  const isBefore = (first: Waiting, other: Waiting): boolean => {
    const [own, others] = [ranks(first), ranks(other)];
    const at = own.findIndex((rank, place) => rank !== others[place]);
    return at >= 0 && (own[at] ?? 0) < (others[at] ?? 0);
  };
  const serve = () => {
    while (all <= places) {
      const [first, ...more] = waiting.filter((candidate) => candidate.large === 0 || large < places);
      if (!first) return;
      const next = more.reduce((best, entry) => (isBefore(entry, best) ? entry : best), first);
      waiting.splice(waiting.indexOf(next), 1);
      all += 1;
      if (next.large > 0) large += 1;
      running.set(next.account, (running.get(next.account) ?? 0) + 1);
      count += 1;
      served.set(next.account, count);
      next.start();
    }
  };
  const leave = ({ account, large: ofFile }: Wanted) => {
    all -= 1;
    if (ofFile > 0) large -= 1;
    const left = (running.get(account) ?? 1) - 1;
    if (left > 0) running.set(account, left);
    else running.delete(account);
    if (left === 0 && !waiting.some((candidate) => candidate.account === account)) served.delete(account);
    serve();
  };

  return {
    load: () => ({ running: all, waiting: waiting.length }),
    enter(wanted, signal) {
      signal.throwIfAborted();
      return new Promise((resolve, reject) => {
        const end = () => {
          waiting.splice(waiting.indexOf(first), 1);
          reject(signal.reason);
        };
        const first: Waiting = {
          ...wanted,
          start: () => {
            signal.removeEventListener('abort', end);
            let isOver = false;
            resolve(() => {
              if (!isOver) leave(wanted);
              isOver = true;
            });
          },
        };
        signal.addEventListener('abort', end, { once: true });
        waiting.push(first);
        serve();
      });
    },
  };
}
