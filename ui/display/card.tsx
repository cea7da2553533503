import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { useIsPhone } from '../media/use-media.ts';
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

/** Signs that fit on a line beside the button of a card on a phone; a Chinese one is as wide as two. */
const lineOfPhone = 44;

/** @returns whether words take more than a line of a phone, such as a caption beside the button of its card */
export const isLongOnPhone = (words: ReactNode): boolean =>
  typeof words === 'string' && words.replace(/[^\x20-\x7e]/g, '  ').length > lineOfPhone;

/** A white card with a hairline; a named region when it has a title. */
export function Card({ title, caption, actions, footer, flush, className, children, ...rest }: CardProps) {
  const titleId = useId();
  // On a phone figures are seen first, then how they are read.
  const follows = useIsPhone() && isLongOnPhone(caption);
  return (
    <section {...rest} className={classNames(classes.card, className)} aria-labelledby={title ? titleId : undefined}>
      {(title || actions) && (
        <header className={classes.head}>
          <div className={classes.words}>
            {title && <h2 id={titleId}>{title}</h2>}
            {caption && !follows && <p className={classes.caption}>{caption}</p>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </header>
      )}
      <div className={classNames(classes.body, flush && classes.flush)}>{children}</div>
      {follows && <p className={classes.foot}>{caption}</p>}
      {footer && <footer className={classes.foot}>{footer}</footer>}
    </section>
  );
}
