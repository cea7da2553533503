import type { ReactNode } from 'react';
import classes from './page-head.module.css';

/** The title of a page; it stands before any data is there. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={classes.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  );
}
