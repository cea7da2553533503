import { intend } from '@portal/shell/insider';
import { useEffect, useRef } from 'react';

/** Pointing at or focusing the way to an area for this long is intent, in ms. */
const intentDelay = 150;

/** Handlers for a link: what it leads to is fetched after a moment of pointing or focus, never before (S9.049). */
export function useIntent(path: string) {
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const begin = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => intend(path), intentDelay);
  };
  const end = () => window.clearTimeout(timer.current);
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
