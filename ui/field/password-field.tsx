import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { IconEye, IconEyeOff } from '../icons/index.ts';
import classes from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  showLabel: string;
  hideLabel: string;
  /** Shown as a hint while caps lock is on. */
  capsLockText?: string;
}

/** A password input whose text can be shown. */
export function PasswordField({ showLabel, hideLabel, capsLockText, hint, onKeyUp, ...rest }: PasswordFieldProps) {
  const [isPlain, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  return (
    <TextField
      autoComplete="current-password"
      {...rest}
      type={isPlain ? 'text' : 'password'}
      hint={capsLock && capsLockText ? capsLockText : hint}
      onKeyUp={watchCapsLock}
      suffix={
        <IconButton
          className={classes.reveal}
          size="small"
          label={isPlain ? hideLabel : showLabel}
          onClick={() => setShown(!isPlain)}
        >
          {isPlain ? <IconEyeOff /> : <IconEye />}
        </IconButton>
      }
    />
  );
}
