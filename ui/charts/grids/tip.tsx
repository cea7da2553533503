import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './tip.module.css';
import type { Spot } from './use-tip.ts';

/** From a cell to its hint, in px. */
const gap = 6;

/** The hint of a cell: above it where there is room, never beyond the drawing. The cell says the same to readers. */
export function Tip({ at, title, children }: { at: Spot; title: string; children: ReactNode }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = bubble.current;
    if (!own) return;
    const { offsetWidth, offsetHeight } = own;
    const left = Math.max(0, Math.min(at.left - offsetWidth / 2, at.room - offsetWidth));
    const isAbove = at.top - gap - offsetHeight >= 0;
    own.style.left = `${left}px`;
    own.style.top = `${isAbove ? at.top - gap - offsetHeight : at.bottom + gap}px`;
  }, [at]);
  return (
    <div ref={bubble} className={classes.tip} aria-hidden="true">
      <p>{title}</p>
      <div>{children}</div>
    </div>
  );
}
