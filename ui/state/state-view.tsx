import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './state-view.module.css';

export interface StateViewProps {
  icon?: ReactNode;
  title: ReactNode;
  /** What was asked or what went wrong, and what to do next. */
  text?: ReactNode;
  /** The next step: one or more buttons. */
  action?: ReactNode;
  /** What a person can quote when asking for help; last and small. */
  reference?: ReactNode;
  tone?: 'neutral' | 'danger';
  role?: 'status' | 'alert';
  /** It stands alone on the page: as a card of its own. */
  framed?: boolean;
  className?: string;
  'data-testid'?: string;
  'data-reason'?: string;
}

/** The common shape of what stands in place of content. */
export function StateView(props: StateViewProps) {
  const { icon, title, text, action, reference, tone = 'neutral', framed, className, ...rest } = props;
  return (
    <div {...rest} className={classNames(classes.state, classes[tone], framed && classes.framed, className)}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <p className={classes.title}>{title}</p>
      {text && <div className={classes.text}>{text}</div>}
      {action && <div className={classes.action}>{action}</div>}
      {reference && <p className={classes.reference}>{reference}</p>}
    </div>
  );
}
