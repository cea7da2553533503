import { namingRequest } from '../../kernel/request-id.ts';
import { isAway } from '../../state/store-errors.ts';
import type { Columns, OpenRelease } from '../opened/open-release.ts';
import type { Borrowed, Connections } from './connections.ts';
import type { EngineHealth } from './engine-health.ts';
import { stopStatement } from './stop-statement.ts';
import { asRefusal, engineAway } from './trouble.ts';

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

export interface StatementParts {
  /** Connections for statements. */
  work: Connections;
  /** Connections for the word to stop one. */
  word: Connections;
  health: EngineHealth;
  /** How long a statement may take. */
  seconds: number;
}

/** An engine that is away is not asked, and nobody waits for one that goes away meanwhile. */
export function onConnections({ work, word, health, seconds }: StatementParts): OnConnection {
  return async (task, signal) => {
    if (health.isDown()) throw engineAway();
    const own = await borrowed(work, signal).catch((error: unknown) => {
      throw signal?.aborted ? error : asRefusal(error, seconds);
    });
    let isOver = false;
    let isBroken = false;
    let stopped: Promise<void> = Promise.resolve();
    let forget = () => {};
    let forgetDown = () => {};
    // An engine that hangs hears nothing: then nobody waits for it.
    const left = new Promise<never>((_, reject) => {
      const leave = (reason: unknown) => {
        isBroken = true;
        reject(reason);
      };
      forgetDown = health.onDown(() => leave(engineAway()));
      forget = whenRaised(signal, () => {
        stopped = stopStatement(word, own.process, () => isOver).then((hasEnded) => {
          if (!hasEnded) leave(signal?.reason);
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
      forgetDown();
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
        text: namingRequest(sql),
        values: [...values],
        rowMode: 'array',
      });
      return fields.map((_, column) => rows.map((row) => row[column] ?? null));
    }, signal);
