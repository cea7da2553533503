import { useSendCode } from '@portal/shell/insider';
import { CodeField, TextField } from '@portal/ui';
import { translate, useTranslate } from './phrases.ts';
import classes from './sign-in.module.css';
import type { SignInForm } from './use-sign-in-form.ts';

/** S2.105: a contact, and the code that was sent to it. */
export function CodeFields({ form }: { form: SignInForm }) {
  const say = useTranslate();
  const contact = form.values.mobile.trim();
  const sending = useSendCode(contact.includes('@') ? 'sendVerificationCodeEmail' : 'sendVerificationCode', contact);

  const send = async () => {
    // S5.018; the link is there only once the contact fits (S5.019), but a key press may outrun the picture.
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
        label={say('contact')}
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
      />
      <CodeField
        {...form.text('code')}
        className={classes.field}
        size="large"
        label={say('code')}
        // S7.080: the server's words against sending stand under the code field.
        error={form.errorOf('code') ?? (sending.error || undefined)}
        action={form.fits('mobile') ? sending.link('send-code', () => void send()) : undefined}
      />
    </>
  );
}
