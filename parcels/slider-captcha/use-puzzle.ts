import type { CaptchaPuzzle, CaptchaStep } from '@portal/contract';
import { CallError, request } from '@portal/shell';
import { serverNow } from '@portal/shell/insider';
import { useEffect, useRef, useState } from 'react';
import { translate } from './phrases.ts';

export type Stage = 'loading' | 'ready' | 'judging' | 'verified' | 'failed';

export interface PuzzleState {
  stage: Stage;
  /** The former one stays while the next is loading; null before the first. */
  puzzle: CaptchaPuzzle | null;
  /** What went wrong last; stays until the next try. */
  message: string;
  /** Nothing goes on by itself: a new puzzle is to be asked for. */
  stuck: boolean;
}

export interface Answer {
  x: number;
  way: readonly CaptchaStep[];
  by: 'pointer' | 'keyboard';
}

/** How long the good and the bad end can be seen, and how long a puzzle is good at the least, in ms. */
const verifiedFor = 700;
const failedFor = 900;
const leastLife = 60_000;

/** The words of the server, else those of the puzzle. */
const wordsOf = (error: unknown, otherwise: 'loadFailed' | 'judgeFailed' | 'wrong') =>
  (error instanceof CallError && error.msg2Client) || translate(otherwise);

/** S4.072: gets a puzzle, has the answer judged, and gets the next one after a failure. */
export function usePuzzle(onTicket: (ticket: string) => void) {
  const [state, setState] = useState<PuzzleState>({ stage: 'loading', puzzle: null, message: '', stuck: false });
  const stage = useRef<Stage>('loading');
  const ticket = useRef<string | null>(null);
  /** Ends the calls and waits of a round when the next one begins or the puzzle is closed. */
  const round = useRef(new AbortController());
  const move = (next: Partial<PuzzleState>) => {
    if (next.stage) stage.current = next.stage;
    setState((former) => ({ ...former, ...next }));
  };
  const begin = (): AbortSignal => {
    round.current.abort();
    round.current = new AbortController();
    return round.current.signal;
  };

  const load = async (message = ''): Promise<void> => {
    const signal = begin();
    move({ stage: 'loading', message, stuck: false });
    try {
      const puzzle = await request('captchaCreate', {}, { signal });
      if (signal.aborted) return;
      move({ stage: 'ready', puzzle });
      const life = Math.max(leastLife, puzzle.expireTime - serverNow());
      await pause(life, signal);
      if (!signal.aborted && stage.current === 'ready')
        move({ stage: 'failed', message: translate('over'), stuck: true });
    } catch (error) {
      if (!signal.aborted) move({ stage: 'failed', message: wordsOf(error, 'loadFailed'), stuck: true });
    }
  };

  const judge = async ({ x, way, by }: Answer): Promise<void> => {
    const { puzzle } = state;
    if (stage.current !== 'ready' || !puzzle) return;
    const signal = begin();
    move({ stage: 'judging', message: '' });
    try {
      const { captchaId } = puzzle;
      const { captchaTicket } = await request('captchaVerify', { captchaId, x, way: [...way], by }, { signal });
      if (signal.aborted) return;
      ticket.current = captchaTicket;
      move({ stage: 'verified' });
      await pause(verifiedFor, signal);
      if (!signal.aborted) onTicket(captchaTicket);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) {
        return move({ stage: 'failed', message: wordsOf(error, 'judgeFailed'), stuck: true });
      }
      const message = wordsOf(error, 'wrong');
      move({ stage: 'failed', message });
      await pause(failedFor, signal);
      if (!signal.aborted) await load(message);
    }
  };

  const first = useRef(load);
  useEffect(() => {
    void first.current();
    return () => round.current.abort();
  }, []);

  return { ...state, load, judge, ticket };
}

/** @param time in ms; over at once when the signal ends it */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, time);
    const end = () => {
      window.clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
}
