import { usePrinting } from '@portal/ui';
import { useSyncExternalStore } from 'react';

const current = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function subscribe(onChange: () => void): () => void {
  const watching = new MutationObserver(onChange);
  watching.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => watching.disconnect();
}

/** Whether the page is light or dark now. data-theme holds the stored theme, which may also be a colour; paper is light. */
export function useGround(): 'light' | 'dark' {
  const ground = useSyncExternalStore(subscribe, current);
  return usePrinting() ? 'light' : ground;
}
