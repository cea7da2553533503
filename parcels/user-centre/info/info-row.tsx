import { classNames, IconChevronRight } from '@portal/ui';
import { type ButtonHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import classes from './info-row.module.css';

interface RowContentProps {
  icon: ReactNode;
  label: string;
  /** What is bound; empty when nothing is. */
  value: string;
  /** What a press leads to. */
  action: string;
}

/** S2.127: the bound value, or a prompt to bind. */
export function RowContent({ icon, label, value, action }: RowContentProps) {
  return (
    <>
      {icon}
      <span className={classes.text}>
        <span className={classes.label}>{label}</span>
        {value && (
          <span className={classes.value} title={value}>
            {value}
          </span>
        )}
      </span>
      <span className={classNames(classes.action, !value && classes.prompt)}>{action}</span>
      <IconChevronRight className={classes.chevron} aria-hidden="true" />
    </>
  );
}

interface InfoRowProps extends RowContentProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value' | 'autoFocus'> {
  autoFocus?: boolean;
  'data-testid': string;
}

/** A row of the info panel that leads on. */
export function InfoRow({ icon, label, value, action, autoFocus, ...rest }: InfoRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (autoFocus) button.current?.focus();
  }, [autoFocus]);
  return (
    <button {...rest} ref={button} type="button" className={classes.row}>
      <RowContent icon={icon} label={label} value={value} action={action} />
    </button>
  );
}
