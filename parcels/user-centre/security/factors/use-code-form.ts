import { CallError, type Rule, rules, useForm } from '@portal/shell';
import { useRef, useState } from 'react';
import { translate } from './phrases.ts';

/** Six digits of the app, or also ten letters and digits of a recovery code; blanks and dashes do not count. */
const shapes = { totp: /^\d{6}$/, any: /^(?:\d{6}|[0-9a-z]{10})$/i };

const shaped = (kind: keyof typeof shapes): Rule => ({
  fits: (value) => !value || shapes[kind].test(String(value).replace(/[\s-]/g, '')),
  message: () => translate(kind === 'totp' ? 'totpUnfit' : 'codeUnfit'),
});

/**
 * A form of one code. A wrong code is said below the field, and emptied.
 * @param send brings the code; what it throws is shown
 */
export function useCodeForm(kind: keyof typeof shapes, send: (code: string) => Promise<void>) {
  const form = useForm<{ code: string }>(
    { code: '' },
    { code: [rules.required(() => translate('codeMissing')), shaped(kind)] },
  );
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const submit = async (): Promise<void> => {
    if (underWay.current || !form.check()) return;
    underWay.current = true;
    setBusy(true);
    try {
      await send(form.trimmed().code);
    } catch (error) {
      if (error instanceof CallError) form.set('code', '');
      form.setError('code', (error instanceof CallError && error.msg2Client) || (() => translate('failed')));
      form.focus('code');
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { form, busy, submit };
}
