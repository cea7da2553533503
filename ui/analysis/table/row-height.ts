import { useSyncExternalStore } from 'react';

const usual = 36;

/** The height of a row as the style sheets have it now, in px: it follows the size that a person has chosen. */
export const rowHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--p-row')) || usual;

/** Tells when another size is chosen. @returns ends it */
function onSize(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-size'] });
  return () => watcher.disconnect();
}

/** The height of a row in px, read once for all rows; another one when another size is chosen. */
export const useRowHeight = (): number => useSyncExternalStore(onSize, rowHeight);
