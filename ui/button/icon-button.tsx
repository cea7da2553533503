import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Button, type ButtonProps } from './button.tsx';
import classes from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'block'> {
  /** What the button does: its name for screen readers and its title. */
  label: string;
  children: ReactNode;
}

/** A square button that shows only an icon. */
export function IconButton({ label, variant = 'quiet', className, children, title = label, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      aria-label={label}
      title={title}
      className={classNames(classes.square, className)}
      icon={children}
    />
  );
}
