import type { ProofWay } from '@portal/contract';
import { useSession } from '@portal/shell';
import { Button, CodeField, IconAlertCircle, PasswordField, Segmented, TextField } from '@portal/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslate } from './phrases.ts';
import classes from './prove-again.module.css';
import { type TypedWay, useProofForm } from './use-proof-form.ts';

interface ProofFormProps {
  /** At least one. */
  ways: readonly ProofWay[];
  onProof: (proof: string) => void;
  onCancel: () => void;
}

/** The present factor, asked for again: the password, a code that is sent, shown by the app or kept for its loss, or a passkey. */
export function ProofForm({ ways, onProof, onCancel }: ProofFormProps) {
  const say = useTranslate();
  const { userInfo } = useSession();
  const typed = ways.filter((candidate): candidate is TypedWay => candidate.way !== 'passkey');
  const { form, way, field, choose, code, busy, error, submit, byPasskey } = useProofForm(typed, onProof);
  const focus = useRef(form.focus);
  focus.current = form.focus;
  useEffect(() => focus.current(field), [field]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={userInfo?.userNm ?? ''} readOnly hidden />
      {ways.length > typed.length && (
        <Button block size="large" disabled={busy} data-testid="prove-passkey" onClick={byPasskey}>
          {say('passkey')}
        </Button>
      )}
      {typed.length > 1 && (
        <Segmented
          block
          label={say('ways')}
          options={typed.map((typedWay) => ({ value: typedWay.way, label: say(typedWay.way) }))}
          value={way.way}
          onChange={choose}
          data-testid="prove-ways"
        />
      )}
      {typed.length > 0 && field === 'password' && (
        <PasswordField
          {...form.text('password')}
          className={classes.field}
          size="large"
          label={say('password')}
          maxLength={200}
          autoComplete="current-password"
          showLabel={say('show')}
          hideLabel={say('hide')}
          capsLockText={say('capsLock')}
        />
      )}
      {(field === 'totp' || field === 'recovery') && (
        <TextField
          {...form.text(field)}
          className={classes.field}
          size="large"
          label={say(field)}
          hint={say(`${field}Hint`)}
          maxLength={20}
          autoComplete={field === 'totp' ? 'one-time-code' : 'off'}
          inputMode={field === 'totp' ? 'numeric' : 'text'}
          spellCheck={false}
        />
      )}
      {field === 'code' && (
        <CodeField
          {...form.text('code')}
          {...code}
          className={classes.field}
          size="large"
          label={say('code')}
          hint={say('sentTo', { to: way.to })}
        />
      )}
      {error && (
        <p className={classes.failure} role="alert" data-testid="form-error">
          <IconAlertCircle size={16} aria-hidden="true" />
          {error}
        </p>
      )}
      <div className={classes.buttons}>
        <Button size="large" onClick={onCancel}>
          {say('cancel')}
        </Button>
        {typed.length > 0 && (
          <Button type="submit" variant="primary" size="large" loading={busy} data-testid="prove-confirm">
            {say('confirm')}
          </Button>
        )}
      </div>
    </form>
  );
}
