import { classNames } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './frame.module.css';

/**
 * Two cards side by side where there is room; a narrow one first leaves more of it to the other, whose many columns are
 * read first where they need the whole width (`wideSecond`). Two tables (`tables`) stand below each other sooner.
 */
export const Columns = ({
  narrowFirst,
  wideSecond,
  tables,
  children,
}: {
  narrowFirst?: boolean;
  wideSecond?: boolean;
  tables?: boolean;
  children: ReactNode;
}) => (
  <div
    className={classNames(
      classes.columns,
      narrowFirst && classes.narrowFirst,
      wideSecond && classes.wideSecond,
      tables && classes.tables,
    )}
  >
    {children}
  </div>
);

/** What a person chooses for a page or a card; a note on it follows, so that it does not read as the name of the first. */
export const Choices = ({ note, children }: { note?: string; children: ReactNode }) => (
  <div className={classes.choices}>
    {children}
    {note && <span className={classes.note}>{note}</span>}
  </div>
);
