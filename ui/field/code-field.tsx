import classes from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface CodeFieldProps extends Omit<TextFieldProps, 'suffix' | 'maxLength' | 'inputMode'> {
  /** S5.019: absent while the contact does not fit. */
  action?: {
    /** What the link says: 'get code', or the seconds that are left. */
    text: string;
    disabled: boolean;
    busy: boolean;
    testId: string;
    onClick: () => void;
  };
  /** What has to be done before there is a link: stands in its place, so that people see where it will be. */
  first?: string;
}

/** S5.015: four digits of a code that was sent, with the link that sends one. */
export function CodeField({ action, first, ...rest }: CodeFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      {...rest}
      maxLength={4}
      inputMode="numeric"
      suffix={
        action ? (
          <button
            type="button"
            className={classes.action}
            disabled={action.disabled}
            aria-busy={action.busy || undefined}
            data-testid={action.testId}
            onClick={action.onClick}
          >
            {action.text}
          </button>
        ) : (
          first && (
            <span className={classes.first} data-testid="code-first">
              {first}
            </span>
          )
        )
      }
    />
  );
}
