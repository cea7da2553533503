import { useEffect } from 'react';
import { closeDrawer, drawers, openQuickSearch } from '../drawers/drawers.ts';

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that open the quick search, as they are printed on the keyboard. */
export const searchKeyName = (): string => (isApple() ? '⌘K' : 'Ctrl K');

/** Ctrl-K, or Cmd-K where that is the custom, and no other key with them. */
export function isSearchKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/**
 * Opens the quick search by its keys, and closes it by the same ones. What stands in another drawer is not thrown away
 * by a slip of the hand.
 */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      if (drawers.open === null) openQuickSearch();
      else if (drawers.open === 'quick-search') closeDrawer();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
