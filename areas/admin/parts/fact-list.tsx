import type { ReactNode } from 'react';
import classes from './parts.module.css';

export interface FactListProps {
  /** What each is called, and what it is. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  'data-testid'?: string;
}

/** What is known of something, a line each. */
export function FactList({ facts, 'data-testid': testId }: FactListProps) {
  return (
    <dl className={classes.facts} data-testid={testId}>
      {facts.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
