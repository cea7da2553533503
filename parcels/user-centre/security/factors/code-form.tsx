import { Button, TextField } from '@portal/ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import classes from './factors.module.css';
import { useTranslate } from './phrases.ts';
import { useCodeForm } from './use-code-form.ts';

interface CodeFormProps {
  /** totp takes codes of the app alone, any a recovery code too. */
  kind: 'totp' | 'any';
  /** What stands above the field. */
  children: ReactNode;
  submit: string;
  /** Whether the field is where one begins. */
  focused?: boolean;
  send: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** A code, and what it is brought for. */
export function CodeForm({ kind, children, submit, focused = true, send, onCancel }: CodeFormProps) {
  const say = useTranslate();
  const code = useCodeForm(kind, send);
  const focus = useRef(code.form.focus);
  useEffect(() => {
    if (focused) focus.current('code');
  }, [focused]);
  const go = (event: FormEvent) => {
    event.preventDefault();
    void code.submit();
  };
  return (
    <form className={classes.form} noValidate onSubmit={go}>
      {children}
      <TextField
        {...code.form.text('code')}
        className={classes.field}
        size="large"
        label={say(kind === 'totp' ? 'code' : 'codeAny')}
        maxLength={20}
        autoComplete="one-time-code"
        autoCapitalize="none"
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        spellCheck={false}
      />
      <div className={classes.buttons}>
        <Button size="large" onClick={onCancel}>
          {say('cancel')}
        </Button>
        <Button type="submit" variant="primary" size="large" loading={code.busy} data-testid="factor-confirm">
          {submit}
        </Button>
      </div>
    </form>
  );
}
