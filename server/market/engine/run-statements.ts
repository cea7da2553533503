import { isAway } from '../../state/store-errors.ts';
import type { Columns, OpenRelease } from '../store/open-release.ts';
import type { Borrowed, Connections } from './connections.ts';
import { stopStatement } from './stop-statement.ts';
import { asRefusal } from './trouble.ts';

/** Does a task on a connection of a release. @throws Refusal; the signal's reason; what the task throws */
export type OnConnection = <Result>(task: (own: Borrowed) => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Calls back when a signal is raised. @returns ends that */
function whenRaised(signal: AbortSignal | undefined, tell: () => void): () => void {
  signal?.addEventListener('abort', tell, { once: true });
  return () => signal?.removeEventListener('abort', tell);
}

/** Waits for a connection, but no longer than until the signal; one that comes later goes back at once. */
async function borrowed(work: Connections, signal: AbortSignal | undefined): Promise<Borrowed> {
  signal?.throwIfAborted();
  const coming = work.borrow();
  let forget = () => {};
  const ended = new Promise<never>((_, reject) => {
    forget = whenRaised(signal, () => reject(signal?.reason));
  });
  try {
    return await Promise.race([coming, ended]);
  } catch (error) {
    void coming.then(({ giveBack }) => giveBack(false)).catch(() => undefined);
    throw error;
  } finally {
    forget();
  }
}

/**
 * @param work connections for statements @param word connections for the word to stop one
 * @param seconds how long a statement may take
 */
export function onConnections(work: Connections, word: Connections, seconds: number): OnConnection {
  return async (task, signal) => {
    const own = await borrowed(work, signal).catch((error: unknown) => {
      throw signal?.aborted ? error : asRefusal(error, seconds);
    });
    let isOver = false;
    let isBroken = false;
    let stopped: Promise<void> = Promise.resolve();
    let forget = () => {};
    // An engine that hangs hears nothing: then nobody waits for it.
    const left = new Promise<never>((_, reject) => {
      forget = whenRaised(signal, () => {
        stopped = stopStatement(word, own.process, () => isOver).then((hasEnded) => {
          if (hasEnded) return;
          isBroken = true;
          reject(signal?.reason);
        });
      });
    });
    left.catch(() => undefined);
    try {
      return await Promise.race([task(own), left]);
    } catch (error) {
      isBroken ||= isAway(error);
      signal?.throwIfAborted();
      throw asRefusal(error, seconds);
    } finally {
      isOver = true;
      forget();
      await stopped;
      own.giveBack(isBroken);
    }
  };
}

/** Runs single statements on connections. */
export const statementsOn =
  (onConnection: OnConnection): OpenRelease['run'] =>
  (sql, values, signal) =>
    onConnection(async ({ client }): Promise<Columns> => {
      const { rows, fields } = await client.query<(number | string | null)[]>({
        ...{ text: sql, values: [...values], rowMode: 'array' },
      });
      return fields.map((_, column) => rows.map((row) => row[column] ?? null));
    }, signal);
