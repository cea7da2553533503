import type { ReactNode } from 'react';
import classes from './parts.module.css';

interface DialogFootProps {
  /** What went wrong, in a sentence; empty where nothing has. */
  problem: string;
  /** The test hook of that sentence. */
  hook: string;
  /** The buttons. */
  children: ReactNode;
}

/** The foot of a dialog in which something may fail. */
export const DialogFoot = ({ problem, hook, children }: DialogFootProps) => (
  <div className={classes.foot}>
    {problem && (
      <p role="alert" className={classes.alert} data-testid={hook}>
        {problem}
      </p>
    )}
    <div className={classes.actions}>{children}</div>
  </div>
);
