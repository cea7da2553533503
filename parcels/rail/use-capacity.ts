import { railCapacity } from '@portal/shell/insider';
import { useSyncExternalStore } from 'react';

/** On a phone the rail lies at the bottom, so that its width counts. */
const lying = '(max-width: 720px)';

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

const capacity = (): number => railCapacity(window.matchMedia(lying).matches ? window.innerWidth : window.innerHeight);

/** How many apps fit now; worked out again on resize (A19). */
export const useCapacity = (): number => useSyncExternalStore(subscribe, capacity);
