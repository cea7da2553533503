import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../state/spinner.tsx';
import classes from './button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'default' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  /** Shows that the work is under way; the button keeps its width and takes no second click. */
  loading?: boolean;
  /** As wide as its place. */
  block?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A native button in the portal's look. */
export function Button({
  variant = 'default',
  size = 'medium',
  icon,
  loading = false,
  block = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(classes.button, classes[variant], classes[size], block && classes.block, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading && (
        <span className={classes.busy}>
          <Spinner size={16} />
        </span>
      )}
      <span className={classNames(classes.inner, loading && classes.covered)}>
        {icon}
        {children !== undefined && <span className={classes.label}>{children}</span>}
      </span>
    </button>
  );
}
