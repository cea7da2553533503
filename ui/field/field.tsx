import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import unseen from '../unseen/unseen.module.css';
import classes from './field.module.css';

export interface FieldFrameProps {
  id: string;
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Ids that tie hint and error to their control. */
export function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Label above, control, then error or hint below: the same for every field. */
export function FieldFrame({ id, label, labelHidden, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={classNames(classes.field, className)}>
      <label htmlFor={id} className={labelHidden ? unseen.unseen : classes.label}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
