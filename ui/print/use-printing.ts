import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being put on paper: what shows only a part of itself on the screen shows all of it then. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => matchMedia('print').matches);
  useEffect(() => {
    // The browser lays the paper out when the listeners are done: by then all must stand in the page.
    const set = (now: boolean) => flushSync(() => setPrinting(now));
    const [begin, end] = [() => set(true), () => set(false)];
    const media = matchMedia('print');
    const follow = () => set(media.matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);
  return printing;
}
