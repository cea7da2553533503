import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const listeners = new Set<() => void>();
let begun = false;

const printing = () => begun || matchMedia('print').matches;

// The browser lays the paper out when its listeners are done: by then all must stand in the page.
const changed = () =>
  flushSync(() => {
    for (const listener of listeners) listener();
  });
const begin = () => {
  begun = true;
  changed();
};
const end = () => {
  begun = false;
  changed();
};

/** What hears that the page is printed: each call of matchMedia gives another object, and who came first may go first. */
let media: MediaQueryList | null = null;

/** All who ask are told in one step, so that who looks at the page then sees it as it is printed. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    media = matchMedia('print');
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', changed);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media?.removeEventListener('change', changed);
  };
}

/** Whether the page is being put on paper: what shows only a part of itself on the screen shows all of it then. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, printing);
