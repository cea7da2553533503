import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import classes from './checkbox.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A native checkbox with its words, which may hold links. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(classes.checkbox, className)}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
