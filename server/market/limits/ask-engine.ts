import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { MarketLimits } from '../../settings/settings-market.ts';
import type { Lane, QueryQueue } from '../turns/query-queue.ts';
import { laneOf, type Size } from './size.ts';
import { withinTime } from './within-time.ts';

/** Why a question was not answered: it was too large, too many were asked, or it took too much. */
export const unanswered = {
  'market.too-many-rows': 'rows',
  'market.line-full': 'own-questions',
  'market.engine-busy': 'all-questions',
  'market.too-slow': 'time',
  'market.out-of-memory': 'memory',
} as const;

/** Told of what happens to questions; for whoever measures. */
export interface EngineWatch {
  /** A question begins, so many seconds after it was asked. */
  waited(seconds: number, lane: Lane): void;
  /** A question was refused for what it takes. */
  unanswered(why: (typeof unanswered)[keyof typeof unanswered]): void;
}

/** A task for the engine. */
export interface Work<Result> {
  /** On whose behalf. */
  asker: string;
  /** How large it is, or the lane of what is always small or always large. */
  size: Size | Lane;
  /** Raised when nobody waits for it any more. */
  signal: AbortSignal;
  /** @param ended raised then, and when it has taken too long */
  run(ended: AbortSignal): Promise<Result>;
}

export type AskEngine = <Result>(work: Work<Result>) => Promise<Result>;

const whyOf = (error: unknown) =>
  error instanceof Refusal && error.id in unanswered ? unanswered[error.id as keyof typeof unanswered] : null;

/**
 * The one way to the engine: what is too large is refused before it is asked, the rest waits for its turn and runs for a
 * limited time.
 * @throws Refusal where a limit is reached; the signal's reason; what the work throws
 */
export function engineWithin(
  queue: QueryQueue,
  limits: Pick<MarketLimits, 'seconds' | 'rows'>,
  watch?: EngineWatch,
): AskEngine {
  return async ({ asker, size, signal, run }) => {
    try {
      const lane = typeof size === 'string' ? size : laneOf(size, limits.rows);
      return await queue.run(() => withinTime(limits.seconds, signal, run), { asker, lane, signal });
    } catch (error) {
      const why = whyOf(error);
      if (why) watch?.unanswered(why);
      throw error;
    }
  };
}
