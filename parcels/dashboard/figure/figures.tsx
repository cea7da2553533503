import type { ReactNode } from 'react';
import classes from './figure.module.css';

/** Key figures side by side. */
export const Figures = ({ testId, children }: { testId: string; children: ReactNode }) => (
  <dl className={classes.figures} data-testid={testId}>
    {children}
  </dl>
);
