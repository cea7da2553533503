import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { isTopLayer } from './is-top-layer.ts';
import { type Anchor, placeBelow } from './place-below.ts';
import classes from './popover.module.css';

export interface FloatingProps {
  /** What it stands by. It gets the focus back. */
  anchor: Anchor;
  /** What stands in it, for screen readers. */
  label: string;
  /** Escape, a press elsewhere, or the focus going on. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
  'data-testid'?: string;
}

/**
 * A panel that is open as long as it is rendered, by whatever was pressed: for places with many things to press, where a
 * `Popover` for each would be too much. The first thing in it that can be pressed has the focus.
 */
export function Floating({ anchor, label, onClose, className, children, ...rest }: FloatingProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const place = () => placeBelow(anchor, element);
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') close.current();
    };
    if (isTopLayer()) element.showPopover();
    place();
    element.querySelector<HTMLElement>('a, button')?.focus();
    element.addEventListener('toggle', onToggle);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      element.removeEventListener('toggle', onToggle);
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [anchor]);
  return (
    <div
      {...rest}
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={classNames(classes.panel, className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Tab') return;
        event.preventDefault();
        onClose();
        anchor.focus?.();
      }}
    >
      {children}
    </div>
  );
}
