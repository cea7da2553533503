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

/** A question that took the engine long. */
export interface SlowQuestion {
  /** On whose behalf, such as `account u1` or `key k1`. */
  asker: string;
  lane: Lane;
  /** How long it waited for its turn, and how long the engine worked at it. */
  waitedMs: number;
  ms: number;
  /** What was asked, by keys of the portal alone. */
  question: object;
  /** `answered`, or the id of what refused it, or `ended` where nobody waited any more or it failed. */
  outcome: string;
}

/** Told of what happens to questions; for whoever measures. */
export interface EngineWatch {
  /** A question begins, so many seconds after it was asked. */
  waited(seconds: number, lane: Lane): void;
  /** A question was refused for what it takes. */
  unanswered(why: (typeof unanswered)[keyof typeof unanswered]): void;
  /** A question took longer than the limit for it. */
  slow(question: SlowQuestion): void;
}

/** A task for the engine. */
export interface Work<Result> {
  /** On whose behalf. */
  asker: string;
  /** How large it is, or the lane of what is always small or always large. */
  size: Size | Lane;
  /** What is asked, by keys of the portal alone, for the log. */
  about: object;
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
  limits: Pick<MarketLimits, 'seconds' | 'rows' | 'slow'>,
  watch?: EngineWatch,
): AskEngine {
  return async ({ asker, size, signal, about, run }) => {
    const arrived = performance.now();
    let begun = arrived;
    const tellSlow = (lane: Lane, outcome: string) => {
      const [waitedMs, ms] = [begun - arrived, performance.now() - begun].map(Math.round) as [number, number];
      if (ms >= limits.slow) watch?.slow({ asker, lane, waitedMs, ms, question: about, outcome });
    };
    const measured = async (lane: Lane, work: ReturnType<typeof run>) => {
      try {
        const result = await work;
        tellSlow(lane, 'answered');
        return result;
      } catch (error) {
        tellSlow(lane, error instanceof Refusal ? error.id : 'ended');
        throw error;
      }
    };
    try {
      const lane = typeof size === 'string' ? size : laneOf(size, limits.rows);
      const task = () => {
        begun = performance.now();
        return measured(lane, withinTime(limits.seconds, signal, run));
      };
      return await queue.run(task, { asker, lane, signal });
    } catch (error) {
      const why = whyOf(error);
      if (why) watch?.unanswered(why);
      throw error;
    }
  };
}
