import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import classes from './field.module.css';
import { describedBy, FieldFrame } from './field.tsx';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'> {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong with the value; the field is then marked as invalid. */
  error?: ReactNode;
  prefix?: ReactNode;
  suffix?: ReactNode;
  size?: 'medium' | 'large';
  ref?: Ref<HTMLInputElement>;
}

/** A native text input with label, hint and error. `className` goes to the frame. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  prefix,
  suffix,
  size = 'medium',
  id,
  className,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame id={inputId} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      <div className={classNames(classes.box, size === 'large' && classes.large, Boolean(error) && classes.invalid)}>
        {prefix}
        <input
          {...rest}
          id={inputId}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, hint, error)}
        />
        {suffix}
      </div>
    </FieldFrame>
  );
}
