import type { ReactNode } from 'react';
import classes from './title-row.module.css';

/** The title of a page that has no frame of analysis, with what belongs beside it; it stands before any data is there. */
export function TitleRow({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={classes.row}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  );
}
