import { useSyncExternalStore } from 'react';

/** Whether a media query holds; it follows the window. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

/** Whether the window is as narrow as a phone that stands: what is chosen is folded there, so that figures come first. */
export const useIsPhone = (): boolean => useMedia('(width < 640px)');
