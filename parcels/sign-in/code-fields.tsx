import { useCodeLink } from '@portal/shell/insider';
import { CodeField, TextField } from '@portal/ui';
import { translate, useTranslate } from './phrases.ts';
import classes from './sign-in.module.css';
import type { SignInForm } from './use-sign-in-form.ts';

/** S2.105: a contact, and the code that was sent to it. */
export function CodeFields({ form }: { form: SignInForm }) {
  const say = useTranslate();
  const contact = form.values.mobile.trim();
  const call = contact.includes('@') ? 'sendVerificationCodeEmail' : 'sendVerificationCode';
  const { field } = useCodeLink(form, {
    fields: { contact: 'mobile', code: 'code' },
    call,
    to: contact,
    testId: 'send-code',
    failed: () => translate('sendFailed'),
  });
  return (
    <>
      <TextField
        {...form.text('mobile')}
        className={classes.field}
        size="large"
        label={say('contact')}
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
      />
      <CodeField {...form.text('code')} className={classes.field} size="large" label={say('code')} {...field} />
    </>
  );
}
