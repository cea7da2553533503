import { classNames } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './frame.module.css';

/** Two cards side by side where there is room; a narrow one first leaves more of it to the other. */
export const Columns = ({ narrowFirst, children }: { narrowFirst?: boolean; children: ReactNode }) => (
  <div className={classNames(classes.columns, narrowFirst && classes.narrowFirst)}>{children}</div>
);

/** What a person chooses for a page or a card, with a note on what is chosen. */
export const Choices = ({ note, children }: { note?: string; children: ReactNode }) => (
  <div className={classes.choices}>
    {note && <span className={classes.note}>{note}</span>}
    {children}
  </div>
);
