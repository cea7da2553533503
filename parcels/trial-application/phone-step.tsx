import { useCodeLink } from '@portal/shell/insider';
import { CodeField, TextField } from '@portal/ui';
import { translate, useTranslate } from './phrases.ts';
import classes from './trial-application.module.css';
import type { PhoneForm } from './use-forms.ts';

/** S4.069: the phone, and the code that proves it. */
export function PhoneStep({ form }: { form: PhoneForm }) {
  const say = useTranslate();
  const { field } = useCodeLink(form, {
    fields: { contact: 'mobile', code: 'code' },
    call: 'sendVerificationCode',
    to: form.values.mobile.trim(),
    testId: 'send-code',
    failed: () => translate('sendFailed'),
  });
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
      <CodeField {...form.text('code')} className={classes.field} size="large" label={say('code')} {...field} />
    </>
  );
}
