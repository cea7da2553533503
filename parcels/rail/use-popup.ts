import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** S9.008: ms after the pointer has come or gone. */
export const hoverDelay = 150;

/**
 * A popup that opens by pointing, pressing and keyboard: Escape closes it and gives the focus back, the arrows go from
 * item to item, and it closes when the focus leaves.
 *
 * @returns props for the element round button and popup, for the button, and whether it is open
 */
export function usePopup() {
  const [open, setOpen] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const set = (next: boolean) => {
    window.clearTimeout(timer.current);
    setOpen(next);
  };
  const later = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), hoverDelay);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      set(false);
      button.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const whole = event.currentTarget;
    set(true);
    // The popup is in the page after the next picture.
    requestAnimationFrame(() => moveFocus(whole, event.key === 'ArrowDown' ? 1 : -1));
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) set(false);
  };
  return {
    open,
    close: () => set(false),
    wholeProps: { onPointerEnter: later(true), onPointerLeave: later(false), onKeyDown, onBlur },
    buttonProps: { ref: button, 'aria-expanded': open, 'aria-haspopup': true, onClick: () => set(!open) },
  };
}

/** Among the items of the popup, round and round. */
function moveFocus(whole: HTMLElement, step: 1 | -1): void {
  const items = [...whole.querySelectorAll<HTMLElement>('[data-popup] a, [data-popup] button')];
  const now = items.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? (step === 1 ? 0 : items.length - 1) : (now + step + items.length) % items.length;
  items[next]?.focus();
}
