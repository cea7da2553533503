import classes from './spinner.module.css';

export interface SpinnerProps {
  /** Width and height in px. */
  size?: number;
  /** Said to screen readers; without it the spinner is decoration. */
  label?: string;
}

/** A quiet turning ring. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <svg
      className={classes.spinner}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.2" strokeWidth="2" />
      <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
