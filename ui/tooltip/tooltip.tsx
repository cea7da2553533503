import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { placeBeside } from './place.ts';
import classes from './tooltip.module.css';
import { useHint } from './use-hint.ts';

export interface TooltipProps {
  /** What it says; words only. */
  text: ReactNode;
  children: ReactNode;
  side?: 'top' | 'bottom' | 'right';
  /** The wrapped content takes the focus itself (a button, a link). Without it the wrapper does. */
  focusable?: boolean;
  className?: string;
}

/** Words on pointing or focus, never the only way to them; Escape takes them away. */
export function Tooltip({ text, children, side = 'top', focusable = false, className }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const isOpen = useHint(anchor);
  useEffect(() => {
    if (isOpen && anchor.current && bubble.current) placeBeside(anchor.current, bubble.current, side);
  }, [isOpen, side]);
  return (
    <span
      ref={anchor}
      className={classNames(classes.anchor, className)}
      aria-describedby={isOpen ? id : undefined}
      {...(focusable ? {} : { tabIndex: 0 })}
    >
      {children}
      {isOpen &&
        createPortal(
          <span ref={bubble} id={id} role="tooltip" className={classes.bubble}>
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}
