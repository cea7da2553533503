import { Button, IconAlertCircle, PasswordField, TextField } from '@portal/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from './phrases.ts';
import classes from './sign-in.module.css';
import { useSignIn } from './use-sign-in.ts';

/** Sign-in with account and password. */
export function SignIn() {
  const say = useTranslate();
  const { busy, error, submit } = useSignIn();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const accountInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const name = account.trim();

  useEffect(() => accountInput.current?.focus(), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!name) return accountInput.current?.focus();
    if (!password) return passwordInput.current?.focus();
    if (await submit(name, password)) return;
    // S8.034: the form stays as it was, without the password.
    setPassword('');
    setTried(false);
    passwordInput.current?.focus();
  };

  return (
    <form className={classes.form} data-testid="sign-in" data-mode="password" noValidate onSubmit={send}>
      <header>
        <h2>{say('title')}</h2>
        <p className={classes.hint}>{say('hint')}</p>
      </header>
      <TextField
        ref={accountInput}
        size="large"
        name="account"
        label={say('account')}
        value={account}
        maxLength={50}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={tried && !name ? say('accountMissing') : undefined}
        onChange={(event) => setAccount(event.target.value)}
      />
      <PasswordField
        ref={passwordInput}
        size="large"
        name="password"
        label={say('password')}
        value={password}
        maxLength={200}
        autoComplete="current-password"
        showLabel={say('show')}
        hideLabel={say('hide')}
        capsLockText={say('capsLock')}
        error={tried && name && !password && !busy ? say('passwordMissing') : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error && (
        <p className={classes.error} role="alert" data-testid="form-error">
          <IconAlertCircle size={16} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      <Button type="submit" variant="primary" size="large" block loading={busy} data-testid="sign-in-submit">
        {say('submit')}
      </Button>
    </form>
  );
}
