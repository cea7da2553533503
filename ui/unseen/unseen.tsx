import type { HTMLAttributes } from 'react';
import classes from './unseen.module.css';

export interface UnseenProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** The element, where a plain span does not fit: the legend of a group, the caption of a table. */
  as?: 'span' | 'div' | 'legend' | 'caption' | 'figcaption' | 'h1';
}

/** Words that only screen readers say. */
export function Unseen({ as: Element = 'span', ...rest }: UnseenProps) {
  return <Element {...rest} className={classes.unseen} />;
}
