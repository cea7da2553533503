import { type ReactNode, useId } from 'react';
import classes from './detail.module.css';

interface DetailPartProps {
  title: string;
  children: ReactNode;
  'data-testid': string;
}

/** A part of a policy with its heading. */
export function DetailPart({ title, children, ...rest }: DetailPartProps) {
  const titleId = useId();
  return (
    <section {...rest} className={classes.part} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}
