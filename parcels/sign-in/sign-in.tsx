import { status } from '@portal/contract';
import { openTrial } from '@portal/shell';
import {
  knowsPasskeys,
  type LoginType,
  settings,
  signInByCode,
  signInByCompany,
  signInByPasskey,
  signInByQrCode,
  signOnOffer,
  startSignOn,
  takeSignOnTicket,
  useSettings,
} from '@portal/shell/insider';
import { Button, Checkbox } from '@portal/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Agreement } from './agreement.tsx';
import { CodeFields } from './code-fields.tsx';
import { CompanyForm } from './company-form.tsx';
import { CompanyLink } from './company-link.tsx';
import { FormMessage } from './form-message.tsx';
import { ModeTabs, panelId, tabId } from './mode-tabs.tsx';
import { PasswordFields } from './password-fields.tsx';
import { useTranslate } from './phrases.ts';
import { QrPanel } from './qr-panel.tsx';
import classes from './sign-in.module.css';
import { signInByPassword, wantsPuzzle } from './sign-in-by-password.ts';
import { useFocus } from './use-focus.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSignInForm } from './use-sign-in-form.ts';

const firstField = { code: 'mobile', password: 'account', qr: 'agree' } as const;

/** The front door: three ways in (S2.105 S4.071), the one used last first (S3.061). */
export function SignIn() {
  const say = useTranslate();
  const { loginType: mode } = useSettings();
  const form = useSignInForm(mode);
  const { busy, refusal, forget, attempt } = useSignIn();
  const [atCompany, setAtCompany] = useState(false);
  const messageId = useId();
  const door = useRef<HTMLFormElement>(null);
  // Who was sent here by a page wants to sign in; who came to look around begins at the top (A07).
  const goToFirst = useRef(new URLSearchParams(window.location.search).has('redirect'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: who comes back from a company does so once for a page
  useEffect(() => {
    const ticket = takeSignOnTicket();
    if (ticket !== null) void attempt(() => signInByCompany(ticket));
  }, []);

  useFocus(door, mode, goToFirst, (now) => form.focus(firstField[now]));

  const choose = (next: LoginType, chosen: boolean) => {
    form.reset({ ...form.values, password: '', code: '' });
    goToFirst.current = chosen;
    if (next === mode && chosen) form.focus(firstField[next]);
    settings.loginType = next;
  };

  const byForm = () => {
    const { account, password, mobile, code, passwordFree } = form.trimmed();
    return mode === 'code'
      ? signInByCode({ contact: mobile, code, passwordFree })
      : signInByPassword({ userNm: account, pwd: password, passwordFree });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    forget();
    if (!form.check() || mode === 'qr') return;
    const refused = await attempt(byForm);
    if (refused === null || refused === 'busy') return;
    // S8.034 A78: what was judged is typed anew; what was not, because there was no answer or a puzzle first, stays.
    const secret = mode === 'code' ? 'code' : 'password';
    if (refused.status !== '' && !wantsPuzzle(refused.status)) form.set(secret, '');
    form.focus(secret);
  };

  const scanned = async (qrcodeId: string): Promise<boolean> => {
    const refused = await attempt(() => signInByQrCode(qrcodeId));
    if (refused === null || refused === 'busy') return false;
    if (refused.status !== String(status.unbound)) return true;
    choose('code', true);
    return false;
  };

  const byPasskey = () => {
    forget();
    if (form.checkField('agree')) void attempt(() => signInByPasskey(form.values.passwordFree));
  };

  const byCompany = () => {
    forget();
    const only = signOnOffer()?.only;
    if (!only) setAtCompany(true);
    else if (form.checkField('agree'))
      startSignOn(only.path, new URLSearchParams(window.location.search).get('redirect'));
  };

  if (atCompany) return <CompanyForm agreed={form.values.agree} onBack={() => setAtCompany(false)} />;
  return (
    <form ref={door} className={classes.form} data-testid="sign-in" data-mode={mode} noValidate onSubmit={submit}>
      <h2>{say('title')}</h2>
      <ModeTabs
        mode={mode}
        onChange={(next, chosen) => {
          forget();
          choose(next, chosen);
        }}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(mode)} className={classes.panel}>
        {mode === 'code' && <CodeFields form={form} />}
        {mode === 'password' && <PasswordFields form={form} />}
        {mode === 'qr' && <QrPanel agreed={form.values.agree} onScanned={scanned} />}
        {mode !== 'qr' && (
          <Checkbox {...form.tick('passwordFree')} className={classes.tick}>
            {say('passwordFree')}
          </Checkbox>
        )}
        <Agreement form={form} messageId={messageId} />
        <FormMessage
          id={messageId}
          text={form.errorOf('agree') ?? refusal?.text()}
          offersTrial={refusal?.status === String(status.notFound)}
        />
        {mode !== 'qr' && (
          <Button type="submit" variant="primary" size="large" block loading={busy} data-testid="sign-in-submit">
            {say('submit')}
          </Button>
        )}
      </div>
      <p className={classes.foot}>
        {say('noAccount')}{' '}
        <button type="button" className={classes.link} data-testid="sign-in-trial" onClick={() => openTrial()}>
          {say('applyForTrial')}
        </button>
      </p>
      <CompanyLink onPress={byCompany} />
      {knowsPasskeys() && (
        <p className={classes.foot}>
          <button type="button" className={classes.link} data-testid="sign-in-passkey" onClick={byPasskey}>
            {say('byPasskey')}
          </button>
        </p>
      )}
    </form>
  );
}
