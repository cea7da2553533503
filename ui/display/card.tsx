import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import classes from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** A quiet line beside or below the title: period, unit, source. */
  caption?: ReactNode;
  /** Controls at the right of the title. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** Content reaches the edges, for tables. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
  'data-testid'?: string;
  'data-panel'?: string;
}

/** A white card with a hairline; a named region when it has a title. */
export function Card({ title, caption, actions, footer, flush, className, children, ...rest }: CardProps) {
  const titleId = useId();
  return (
    <section {...rest} className={classNames(classes.card, className)} aria-labelledby={title ? titleId : undefined}>
      {(title || actions) && (
        <header className={classes.head}>
          <div className={classes.words}>
            {title && <h2 id={titleId}>{title}</h2>}
            {caption && <p className={classes.caption}>{caption}</p>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </header>
      )}
      <div className={classNames(classes.body, flush && classes.flush)}>{children}</div>
      {footer && <footer className={classes.foot}>{footer}</footer>}
    </section>
  );
}
