import { useEffect, useState } from 'react';

/** How long nothing is typed before the question is sent, in ms. */
const pause = 120;
/** As many as are offered. */
const most = 8;

/** A member that fits what is typed. */
export interface Found {
  key: string;
  name: string;
  /** Who makes it, or whose it is, where that is known. */
  about: string;
}

/** Looks for members whose name fits a text that is not empty. */
export type Find = (text: string, signal: AbortSignal) => Promise<readonly Found[]>;

export interface Lookup {
  stage: 'idle' | 'waiting' | 'answered' | 'failed';
  found: readonly Found[];
}

const idle: Lookup = { stage: 'idle', found: [] };

/**
 * The members whose name fits what is typed.
 * @param find the same function each time, or the search begins anew
 */
export function useLookup(typed: string, find: Find): Lookup {
  const [state, setState] = useState(idle);
  const text = typed.trim();
  useEffect(() => {
    if (text === '') {
      setState(idle);
      return;
    }
    const controller = new AbortController();
    const settle = (next: Lookup) => !controller.signal.aborted && setState(next);
    setState(({ found }) => ({ stage: 'waiting', found }));
    const timer = window.setTimeout(() => {
      find(text, controller.signal).then(
        (found) => settle({ stage: 'answered', found: found.slice(0, most) }),
        () => settle({ stage: 'failed', found: [] }),
      );
    }, pause);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [text, find]);
  return state;
}
