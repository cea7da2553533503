import { postDue } from '../receivers/index.ts';
import { attend } from './attend.ts';
import { publishedAt, type WatchParts } from './stored/watch-parts.ts';
import { type StoredWatch, takeWatch } from './stored/watch-store.ts';

/** How often it is looked for watches that are due, in ms. */
const lookEvery = 3000;

/** How many watches a node attends to at once: a mail server takes its time, and others are made meanwhile. */
const together = 6;

/** How many of them may be of one account: what it asks itself meanwhile waits in the same line. */
const ofOneAccount = 2;

interface UnderWay {
  watch: StoredWatch;
  attending: Promise<void>;
}

/** What is under way on this node is not taken up again, however long it takes. */
function passedOver(underWay: readonly UnderWay[]): { watches: string[]; accounts: string[] } {
  const accounts = underWay.map(({ watch }) => watch.account_id);
  return {
    watches: underWay.map(({ watch }) => watch.watch_id),
    accounts: accounts.filter((id) => accounts.filter((other) => other === id).length >= ofOneAccount),
  };
}

/**
 * Looks at every watch when a release is published, and by the calendar, whichever of several servers comes first.
 * @returns what ends it, when the watch that is under way is over
 */
export function keepWatching(parts: WatchParts, every = lookEvery): { look(): Promise<void>; close(): Promise<void> } {
  const { db, clock, log } = parts;
  const end = new AbortController();
  const attendTo = (due: StoredWatch, published: number): Promise<void> =>
    attend(parts, due, published, end.signal).catch((error: unknown) => {
      // It is taken up again when its lease is over.
      if (!end.signal.aborted) log()?.error({ err: error, watch: due.watch_id }, 'a watch was not looked at');
    });
  async function round(): Promise<void> {
    const underWay = new Set<UnderWay>();
    const oneToEnd = () => Promise.race([...underWay].map(({ attending }) => attending));
    try {
      while (!end.signal.aborted) {
        const published = publishedAt(parts);
        // Without a release there is nothing to tell: what is due waits for one.
        if (published === null) return;
        const watch = await takeWatch(db, published, clock(), passedOver([...underWay]));
        if (watch) {
          const entry = { watch, attending: attendTo(watch, published).finally(() => underWay.delete(entry)) };
          underWay.add(entry);
        } else if (underWay.size === 0) return;
        if (!watch || underWay.size >= together) await oneToEnd();
      }
    } finally {
      await Promise.all([...underWay].map(({ attending }) => attending));
    }
  }
  const report = (error: unknown) => log()?.error({ err: error }, 'watches were not looked at');
  const watching = oneAtATime(round, report);
  // Apart from that: mails do not wait for receivers that are slow to answer.
  const posting = oneAtATime(() => postDue(parts, end.signal), report);
  const look = async (): Promise<void> => {
    await watching.begin();
    if (!end.signal.aborted) await posting.begin();
  };
  const timer = setInterval(() => void look(), every);
  timer.unref();
  return {
    look,
    async close() {
      clearInterval(timer);
      end.abort(new Error('the server stops'));
      await Promise.all([watching.over(), posting.over()]);
    },
  };
}

/** Work that is done once at a time: who wants it meanwhile waits for that which is under way. */
function oneAtATime(work: () => Promise<void>, report: (error: unknown) => void) {
  let turn: Promise<void> | null = null;
  return {
    begin(): Promise<void> {
      turn ??= work()
        .catch(report)
        .finally(() => {
          turn = null;
        });
      return turn;
    },
    over: async (): Promise<void> => {
      await turn;
    },
  };
}
