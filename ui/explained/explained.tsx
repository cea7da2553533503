import type { ReactNode } from 'react';
import { Tooltip } from '../tooltip/tooltip.tsx';
import classes from './explained.module.css';

export interface ExplainedProps {
  /** Sentences that say what the figure means; each has a line of its own. Without any, the name stands alone. */
  means: readonly string[];
  children: ReactNode;
}

/** A name of a figure that says what it means on pointing or focus. */
export function Explained({ means, children }: ExplainedProps): ReactNode {
  if (means.length === 0) return children;
  const lines = means.map((line) => (
    <span key={line} className={classes.line}>
      {line}
    </span>
  ));
  return (
    <Tooltip text={lines}>
      <span className={classes.name}>{children}</span>
    </Tooltip>
  );
}
