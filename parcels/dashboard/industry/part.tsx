import type { ReactNode } from 'react';
import { MoreLink } from '../panel/panel.tsx';
import classes from './industry.module.css';

interface PartProps {
  name: string;
  testId: string;
  more: { path: string; words: string };
  children: ReactNode;
}

/** One half of the panel, with the way into its own area. */
export const Part = ({ name, testId, more, children }: PartProps) => (
  <section className={classes.part} aria-label={name} data-testid={testId}>
    <div className={classes.head}>
      <h3>{name}</h3>
      <MoreLink {...more} />
    </div>
    {children}
  </section>
);
