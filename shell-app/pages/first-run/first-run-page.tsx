import { Button, IconAlertCircle, PasswordField, TextField } from '@portal/ui';
import { type FormEvent, useEffect } from 'react';
import { PortalLink } from '../../link/portal-link.tsx';
import { usePlace } from '../../navigation/place.ts';
import classes from './first-run.module.css';
import { codeOfLink, takeCode } from './link-code.ts';
import { useTranslate } from './phrases.ts';
import { longest, useFirstRun } from './use-first-run.ts';

/** What an operator opens by the link of a start, while the portal has no account: it makes the administrator. */
export default function FirstRunPage() {
  const { hash } = usePlace();
  useEffect(() => takeCode(hash), [hash]);
  const hasCode = hash.length > 1 || codeOfLink() !== '';
  return (
    <section className={classes.page} data-testid="first-run">
      <div className={classes.card}>{hasCode ? <AdministratorForm /> : <NoLink />}</div>
    </section>
  );
}

function NoLink() {
  const translate = useTranslate();
  return (
    <>
      <h1>{translate('noLink')}</h1>
      <p className={classes.quiet}>{translate('noLinkText')}</p>
      <PortalLink to="/home">{translate('toSignIn')}</PortalLink>
    </>
  );
}

const names = [
  { name: 'userNm', label: 'userName', complete: 'username' },
  { name: 'realNm', label: 'realName', complete: 'name' },
  { name: 'emalAd', label: 'email', complete: 'email' },
] as const;

const passwords = [
  { name: 'pwd', label: 'password' },
  { name: 'again', label: 'again' },
] as const;

function AdministratorForm() {
  const translate = useTranslate();
  const { form, busy, error, submit } = useFirstRun();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form className={classes.form} data-testid="first-run-form" noValidate onSubmit={send}>
      <h1>{translate('title')}</h1>
      <p className={classes.quiet}>{translate('lead')}</p>
      {names.map(({ name, label, complete }) => (
        <TextField
          {...form.text(name)}
          key={name}
          size="large"
          label={translate(label)}
          maxLength={longest[name]}
          autoComplete={complete}
        />
      ))}
      {passwords.map(({ name, label }) => (
        <PasswordField
          {...form.text(name)}
          key={name}
          size="large"
          label={translate(label)}
          hint={name === 'pwd' ? translate('passwordRule') : undefined}
          maxLength={longest[name]}
          autoComplete="new-password"
          showLabel={translate('show')}
          hideLabel={translate('hide')}
          capsLockText={translate('capsLock')}
        />
      ))}
      {error && (
        <p className={classes.failure} role="alert" data-testid="form-error">
          <IconAlertCircle size={16} aria-hidden="true" />
          {error}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" block loading={busy} data-testid="first-run-submit">
        {translate('submit')}
      </Button>
    </form>
  );
}
