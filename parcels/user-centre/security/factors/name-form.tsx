import { CallError, rules, useForm } from '@portal/shell';
import { Button, TextField } from '@portal/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import classes from './factors.module.css';
import { translate, useTranslate } from './phrases.ts';

interface NameFormProps {
  /** What it is called now. */
  name: string;
  send: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** Another name for a passkey. */
export function NameForm({ name, send, onCancel }: NameFormProps) {
  const say = useTranslate();
  const form = useForm({ name }, { name: [rules.required(() => translate('nameMissing'))] });
  const [busy, setBusy] = useState(false);
  const focus = useRef(form.focus);
  useEffect(() => focus.current('name'), []);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !form.check()) return;
    setBusy(true);
    try {
      await send(form.trimmed().name);
    } catch (error) {
      form.setError('name', (error instanceof CallError && error.msg2Client) || (() => translate('failed')));
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void go(event)}>
      <p className={classes.quiet}>{say('renameLead')}</p>
      <TextField
        {...form.text('name')}
        className={classes.field}
        size="large"
        label={say('name')}
        maxLength={50}
        autoComplete="off"
      />
      <div className={classes.buttons}>
        <Button size="large" onClick={onCancel}>
          {say('cancel')}
        </Button>
        <Button type="submit" variant="primary" size="large" loading={busy} data-testid="passkey-name-confirm">
          {say('confirmName')}
        </Button>
      </div>
    </form>
  );
}
