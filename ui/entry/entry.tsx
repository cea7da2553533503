import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './entry.module.css';

export interface EntryProps {
  /** Left out where there is no picture: the words then take its place as well. */
  cover?: ReactNode;
  /** A link: the whole entry opens what it leads to. */
  title: ReactNode;
  summary: ReactNode;
  /** Brings the ground, the space around, and as `--entry-cover` and `--entry-height` the size of the picture. */
  className?: string;
  /** What is said below the summary: source, day, topics. */
  children: ReactNode;
  'data-testid'?: string;
  'data-id'?: string;
}

/** A written text in a list: its picture, its title, and what it is about. */
export function Entry({ cover, title, summary, className, children, ...rest }: EntryProps) {
  return (
    <li {...rest} className={classNames(classes.entry, cover !== undefined && classes.pictured, className)}>
      {cover}
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.summary}>{summary}</p>
        {children}
      </div>
    </li>
  );
}
