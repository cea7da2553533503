import type { ReactNode } from 'react';
import classes from './filters.module.css';

/** The card that holds all that narrows a view. */
export const FilterFrame = ({ children }: { children: ReactNode }) => (
  <div className={classes.bar} data-testid="filter-bar">
    {children}
  </div>
);

/** One line of fields; on a phone it is pushed aside instead of wrapped. */
export const FilterRow = ({ children }: { children: ReactNode }) => <div className={classes.row}>{children}</div>;
