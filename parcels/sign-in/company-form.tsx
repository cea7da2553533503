import { type RulesOf, rules, useForm } from '@portal/shell';
import { findSignOn, settings, startSignOn } from '@portal/shell/insider';
import { Button, TextField } from '@portal/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Agreement } from './agreement.tsx';
import { FormMessage } from './form-message.tsx';
import { translate, useTranslate } from './phrases.ts';
import classes from './sign-in.module.css';
import { type Refusal, refusalOf } from './use-sign-in.ts';

type CompanyValues = { workMail: string; agree: boolean };

const fieldRules: RulesOf<CompanyValues> = {
  workMail: [
    rules.required(() => translate('workMailMissing')),
    // What is before the @ means nothing here, and domains have longer endings than contacts may have.
    {
      fits: (value) => !value || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value)),
      message: () => translate('workMailUnfit'),
    },
  ],
  agree: [rules.ticked()],
};

/** Where several companies sign in with accounts of their own: the domain of the work mail says which one's page comes next. */
export function CompanyForm({ agreed, onBack }: { agreed: boolean; onBack: () => void }) {
  const say = useTranslate();
  const form = useForm<CompanyValues>({ workMail: '', agree: agreed || settings.haveLogin }, fieldRules);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const messageId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form has just come
  useEffect(() => form.focus('workMail'), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    if (!form.check()) return;
    setBusy(true);
    try {
      const path = await findSignOn(form.trimmed().workMail);
      startSignOn(path, new URLSearchParams(window.location.search).get('redirect'));
    } catch (error) {
      setRefusal(refusalOf(error));
      form.focus('workMail');
    }
    // Also where the page is left: whoever comes back to it finds it as it was.
    setBusy(false);
  };

  return (
    <form className={classes.form} data-testid="sign-in" data-mode="company" noValidate onSubmit={submit}>
      <h2>{say('companyTitle')}</h2>
      <p className={classes.foot}>{say('companyLead')}</p>
      <div className={classes.panel}>
        <TextField
          {...form.text('workMail')}
          className={classes.field}
          size="large"
          label={say('workMail')}
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          inputMode="email"
          spellCheck={false}
        />
        <Agreement form={form} messageId={messageId} />
        <FormMessage id={messageId} text={form.errorOf('agree') ?? refusal?.text()} offersTrial={false} />
        <Button type="submit" variant="primary" size="large" block loading={busy} data-testid="sign-in-submit">
          {say('goOn')}
        </Button>
      </div>
      <p className={classes.foot}>
        <button type="button" className={classes.link} data-testid="sign-in-other-ways" onClick={onBack}>
          {say('otherWays')}
        </button>
      </p>
    </form>
  );
}
