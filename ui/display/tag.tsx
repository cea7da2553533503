import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './tag.module.css';

export interface TagProps {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  icon?: ReactNode;
  title?: string;
  className?: string;
  children: ReactNode;
  'data-testid'?: string;
}

/** A word that marks a state. */
export function Tag({ tone = 'neutral', icon, className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={classNames(classes.tag, classes[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
