import { useSendCode } from '@portal/shell/insider';
import { CodeField, TextField } from '@portal/ui';
import { translate, useTranslate } from './phrases.ts';
import classes from './trial-application.module.css';
import type { PhoneForm } from './use-forms.ts';

/** S4.069: the phone, and the code that proves it. */
export function PhoneStep({ form }: { form: PhoneForm }) {
  const say = useTranslate();
  const sending = useSendCode('sendVerificationCode', form.values.mobile.trim());
  const send = async () => {
    if (!form.checkField('mobile')) return form.focus('mobile');
    form.setError('code', null);
    const outcome = await sending.send();
    if (outcome === 'failed') form.setError('code', () => translate('sendFailed'));
    if (outcome === 'sent') form.focus('code');
  };
  return (
    <>
      <TextField
        {...form.text('mobile')}
        className={classes.field}
        size="large"
        label={say('mobile')}
        maxLength={20}
        inputMode="tel"
        autoComplete="tel-national"
      />
      <CodeField
        {...form.text('code')}
        className={classes.field}
        size="large"
        label={say('code')}
        error={form.errorOf('code') ?? (sending.error || undefined)}
        action={form.fits('mobile') ? sending.link('send-code', () => void send()) : undefined}
      />
    </>
  );
}
