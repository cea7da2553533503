import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus when the mode has changed. A parcel is drawn before the shell shows it, and what is hidden takes no
 * focus: then it moves once the form is seen.
 *
 * @param form what holds the field
 * @param mode the focus moves after a change of it, and at first
 * @param wanted whether it is to move; false again afterwards
 * @param focus puts the focus where it belongs in a mode
 */
export function useFocus<Mode>(
  form: RefObject<HTMLElement | null>,
  mode: Mode,
  wanted: RefObject<boolean>,
  focus: (mode: Mode) => void,
): void {
  const latest = useRef(focus);
  latest.current = focus;
  useEffect(() => {
    const element = form.current;
    if (!wanted.current || !element) return;
    wanted.current = false;
    latest.current(mode);
    if (element.contains(document.activeElement)) return;
    const observer = new ResizeObserver(([entry]) => {
      // The first word comes at once, of a form still hidden too: its height is nothing then.
      if (!entry || entry.contentRect.height === 0) return;
      observer.disconnect();
      if (!element.contains(document.activeElement)) latest.current(mode);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [form, wanted, mode]);
}
