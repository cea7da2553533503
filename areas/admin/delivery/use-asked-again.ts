import { useEffect, useRef } from 'react';

/** How often it is asked where a reading is, in ms. */
const every = 1500;

/**
 * Asks where a reading is until it is over.
 * @param live whether it is under way
 * @param again asks anew
 * @param over what is done once it is
 */
export function useAskedAgain(live: boolean, again: () => void, over: () => void): void {
  const latest = useRef({ again, over });
  latest.current = { again, over };
  useEffect(() => {
    if (!live) return;
    const timer = setInterval(() => latest.current.again(), every);
    return () => {
      clearInterval(timer);
      latest.current.over();
    };
  }, [live]);
}
