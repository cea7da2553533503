import type { ReactNode } from 'react';
import classes from './fact-lines.module.css';

/** What is known of one thing that a list holds, such as an outlet or an offer: each fact below its name. */
export const FactLines = ({
  lines,
  'data-testid': testId,
}: {
  lines: readonly (readonly [name: string, fact: ReactNode])[];
  'data-testid'?: string;
}) => (
  <dl className={classes.lines} data-testid={testId}>
    {lines.map(([name, fact]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
);
