import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useBeyond } from '../scroll/use-beyond.ts';
import { Unseen } from '../unseen/unseen.tsx';
import classes from './sheet.module.css';

export interface SheetFrameProps {
  /** What the table holds, for screen readers. */
  caption: string;
  /** Head and body of the table; the first cell of each row is its head. */
  children: ReactNode;
  className?: string;
  'data-testid'?: string;
}

/** A small table of words and figures: its head and its first column stay in sight where it is larger than its place. */
export function SheetFrame({ caption, children, className, ...rest }: SheetFrameProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const beyond = useBeyond(scroller);
  return (
    <div className={classNames(classes.sheet, beyond.right && classes.more, beyond.left && classes.aside)}>
      <div {...rest} ref={scroller} className={classNames(classes.scroller, className)}>
        <table>
          <Unseen as="caption">{caption}</Unseen>
          {children}
        </table>
      </div>
    </div>
  );
}
