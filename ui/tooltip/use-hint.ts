import { type RefObject, useEffect, useState } from 'react';

/** How long the pointer rests before a hint comes, in ms. */
const rest = 150;

/** True while the pointer rests on `anchor` or the focus is in it; Escape ends it. */
export function useHint(anchor: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setShown] = useState(false);
  useEffect(() => {
    const element = anchor.current;
    if (!element) return;
    const ending = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const show = (delay: number) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => setShown(true), delay);
    };
    const hide = () => {
      clearTimeout(waiting);
      setShown(false);
    };
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      on: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, on, { signal: ending.signal });
    listen('pointerenter', () => show(rest));
    listen('pointerleave', hide);
    listen('focusin', () => show(0));
    listen('focusout', hide);
    listen('keydown', (event) => event.key === 'Escape' && hide());
    return () => {
      clearTimeout(waiting);
      ending.abort();
    };
  }, [anchor]);
  return isOpen;
}
