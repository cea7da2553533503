import { useSyncExternalStore } from 'react';
import { railCapacity } from './rail-apps.ts';

/** On a phone the rail lies at the bottom, so that its width counts. */
const lying = '(max-width: 720px)';

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** What the tools need more when they lie side by side, in px: there each is 40 wide, not 32 high. */
const lyingMore = 60;

/** What the frame leaves above the rail for its banners, in px. */
const banners = (): number => Number.parseFloat(document.documentElement.style.getPropertyValue('--p-banners')) || 0;

const capacity = (): number =>
  railCapacity(window.matchMedia(lying).matches ? window.innerWidth - lyingMore : window.innerHeight - banners());

/** How many apps fit into the rail now; worked out again on resize (A19). */
export const useRailCapacity = (): number => useSyncExternalStore(subscribe, capacity);
