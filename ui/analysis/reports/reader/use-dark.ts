import { useSyncExternalStore } from 'react';

/** The portal names its theme on the root element. */
function follow(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the portal is dark now, for the document in the frame, which does not see the portal's styles. */
export const useDark = (): boolean =>
  useSyncExternalStore(follow, () => document.documentElement.dataset.theme === 'dark');
