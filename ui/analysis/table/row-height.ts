import { useSyncExternalStore } from 'react';

const usual = 36;

/** What the style sheets say for each size, kept: to ask them has the browser work out the styles of the page. */
const known = new Map<string, number>();

/** Kept: a table asks at each step of its scrolling, and to make one anew took a part of every frame. */
let coarse: MediaQueryList | undefined;

/** The height of a row as the style sheets have it now, in px: it follows the size that a person has chosen. */
export function rowHeight(): number {
  const root = document.documentElement;
  coarse ??= matchMedia('(pointer: coarse)');
  const size = `${root.dataset.size} ${coarse.matches}`;
  const found = known.get(size) ?? Number.parseFloat(getComputedStyle(root).getPropertyValue('--p-row'));
  if (!found) return usual;
  known.set(size, found);
  return found;
}

/** Tells when another size is chosen. @returns ends it */
function onSize(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-size'] });
  return () => watcher.disconnect();
}

/** The height of a row in px, read once for all rows; another one when another size is chosen. */
export const useRowHeight = (): number => useSyncExternalStore(onSize, rowHeight);
