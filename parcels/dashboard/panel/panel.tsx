import type { PanelName } from '@portal/contract';
import { OwnedLink } from '@portal/shell/insider';
import { Card, classNames } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './panel.module.css';

export interface More {
  path: string;
  /** What is chosen there. */
  search?: `?${string}`;
  words: string;
}

export interface PanelProps {
  name: PanelName;
  title: string;
  /** Period and source of the figures. */
  caption?: ReactNode;
  /** The page of an area that shows more. */
  more?: More;
  /** Content reaches the edges, for tables. */
  flush?: boolean;
  children: ReactNode;
}

/** One panel of the dashboard. What is in it follows its own width, wherever it stands. */
export function Panel({ name, title, caption, more, flush, children }: PanelProps) {
  return (
    <Card
      title={title}
      flush={flush}
      className={classes.panel}
      data-testid="panel"
      data-panel={name}
      actions={more && <MoreLink {...more} />}
    >
      {/* Not in the head: there its width would decide whether the link has room beside the title. */}
      <p className={classNames(classes.caption, flush && classes.flush)}>{caption}</p>
      <div className={classes.inside}>{children}</div>
    </Card>
  );
}

/** A link into an area, only for an account that holds it. */
export const MoreLink = ({ path, search, words }: More) => (
  <OwnedLink to={`${path}${search ?? ''}`} className={classes.more} otherwise={null}>
    {words}
  </OwnedLink>
);
