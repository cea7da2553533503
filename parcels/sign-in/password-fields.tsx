import { PasswordField, TextField } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './sign-in.module.css';
import type { SignInForm } from './use-sign-in-form.ts';

/** S2.105: account and password. */
export function PasswordFields({ form }: { form: SignInForm }) {
  const say = useTranslate();
  return (
    <>
      <TextField
        {...form.text('account')}
        className={classes.field}
        size="large"
        label={say('account')}
        maxLength={50}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
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
    </>
  );
}
