import { type MailSecurity, mailSecurities } from '@portal/contract';
import type { CallData } from '@portal/shell';
import { Button, Card, PasswordField, SelectField, TextField } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { useTask } from '../data/use-task.ts';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { GivenFacts, isGiven } from './given.tsx';
import { useSave } from './use-save.ts';

type Mail = CallData<'readPortal'>['mail'];

const usualPorts: Record<MailSecurity, string> = { tls: '465', starttls: '587', plain: '25' };

/** The mail server by which codes, notices and watches go out, and a test of it. */
export function MailForm({ mail }: { mail: Mail }) {
  const translate = phrases.useTranslate();
  const isOpen = !isGiven(mail.from);
  return (
    <Card title={translate('mail')} caption={translate('mailLead')} data-testid="portal-mail">
      <div className={classes.column}>
        {isOpen ? (
          <MailFields mail={mail} />
        ) : (
          <>
            <GivenFacts
              facts={[
                { label: translate('mailServer'), setting: 'PORTAL_SMTP_URL', value: `${mail.host}:${mail.port}` },
                { label: translate('mailSender'), setting: 'PORTAL_MAIL_FROM', value: mail.sender },
              ]}
            />
            {mail.hasPassword && <UnusedMail />}
          </>
        )}
        {mail.host !== '' && <TestMail />}
      </div>
    </Card>
  );
}

function MailFields({ mail }: { mail: Mail }) {
  const translate = phrases.useTranslate();
  const stored = { ...mail, port: String(mail.port), password: '' };
  const [edits, setEdits] = useState<Partial<typeof stored>>({});
  const values = { ...stored, ...edits };
  const { busy, problem, save } = useSave();
  const set = (more: Partial<typeof stored>) => setEdits((now) => ({ ...now, ...more }));
  const text = (name: 'host' | 'port' | 'sender' | 'user', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      name={`mail-${name}`}
      value={values[name]}
      autoComplete="off"
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
    />
  );
  /** Another way brings its own port, unless somebody has chosen another. */
  const secure = (security: MailSecurity) =>
    set({ security, ...(values.port === usualPorts[values.security] && { port: usualPorts[security] }) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { host, port, security, sender, user, password } = values;
    const payload = { host, port, security, sender, user, ...(password !== '' && { password }) };
    if (await save('setPortalMail', payload)) setEdits({});
  };
  const end = async () => {
    if (await save('endPortalMail', {})) setEdits({});
  };
  return (
    <form className={`${classes.form} ${classes.wide}`} noValidate onSubmit={(event) => void submit(event)}>
      {text('host', translate('mailServer'))}
      {text('port', translate('mailPort'))}
      <SelectField
        label={translate('mailSecurity')}
        name="mail-security"
        options={mailSecurities.map((value) => ({ value, label: translate(`security/${value}`) }))}
        value={values.security}
        onChange={(next) => secure(next as MailSecurity)}
      />
      {text('sender', translate('mailSender'), translate('senderHint'))}
      {text('user', translate('userName'), translate('mailUserHint'))}
      <PasswordField
        label={translate('mailPassword')}
        hint={translate(mail.hasPassword ? 'passwordStored' : 'passwordSealed')}
        name="mail-password"
        value={values.password}
        autoComplete="new-password"
        showLabel={translate('showPassword')}
        hideLabel={translate('hidePassword')}
        onChange={({ currentTarget }) => set({ password: currentTarget.value })}
      />
      {problem && (
        <p role="alert" className={classes.alert} data-testid="mail-problem">
          {problem}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" variant="primary" loading={busy === 'setPortalMail'} data-testid="mail-save">
          {translate('save')}
        </Button>
        {mail.host !== '' && (
          <Button loading={busy === 'endPortalMail'} onClick={() => void end()} data-testid="mail-end">
            {translate('endMail')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** A mail server that was set here lies unused, with its password, since the environment sets one. */
function UnusedMail() {
  const translate = phrases.useTranslate();
  const { busy, problem, save } = useSave();
  return (
    <div className={classes.lines}>
      <p className={classes.found}>{translate('mailUnused')}</p>
      {problem && (
        <p role="alert" className={classes.alert}>
          {problem}
        </p>
      )}
      <div className={classes.actions}>
        <Button loading={busy !== null} onClick={() => void save('endPortalMail', {})} data-testid="mail-end">
          {translate('endMail')}
        </Button>
      </div>
    </div>
  );
}

function TestMail() {
  const translate = phrases.useTranslate();
  const { busy, run } = useTask(() => undefined);
  return (
    <div className={`${classes.actions}`}>
      <Button loading={busy} onClick={() => void run('sendTestMail', {})} data-testid="test-mail">
        {translate('testMail')}
      </Button>
      <span className={classes.found}>{translate('testMailHint')}</span>
    </div>
  );
}
