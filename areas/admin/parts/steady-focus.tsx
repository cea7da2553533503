import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import classes from './parts.module.css';

/** What cannot have the focus, now or any more. */
const isOff = (element: Element) => !element.isConnected || element.matches(':disabled');

/**
 * The page, in which a task that was begun by the keys leaves the focus where one goes on: at its button, which is off
 * while the task runs, or, where the row of the button has gone with the task, at the heading of the page.
 */
export function SteadyFocus() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    let latest: HTMLElement | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      latest = target instanceof HTMLElement ? target : null;
    };
    // Who leaves it by a press beside it wants it nowhere; what goes off or away has not been left.
    const onBlur = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === latest && latest && !isOff(latest)) latest = null;
      });
    const mend = () => {
      if (!latest || document.activeElement !== document.body) return;
      if (!latest.isConnected) root.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      else if (!isOff(latest)) latest.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(mend);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', onBlur);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onBlur);
    };
  }, []);
  return (
    <div ref={place} className={classes.steady}>
      <Outlet />
    </div>
  );
}
