import type { ReactNode } from 'react';
import classes from './pictures.module.css';

/** Size of every picture, in the units of its drawing. */
export const size = { width: 288, height: 124 };

/** A small view with the name of what it shows. The words beside it say the same, so the drawing itself is silent. */
export function PictureFrame({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={classes.picture} aria-hidden="true">
      <span className={classes.caption}>{caption}</span>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} focusable="false" role="presentation">
        {children}
      </svg>
    </div>
  );
}
