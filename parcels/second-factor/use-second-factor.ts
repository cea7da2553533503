import { status } from '@portal/contract';
import { CallError, type Rule, rules, useForm } from '@portal/shell';
import { bringFactor, bringPasskey, failFactor } from '@portal/shell/insider';
import { useRef, useState } from 'react';
import { translate } from './phrases.ts';

export type CodeKind = 'totp' | 'recovery';

/** As people type them: with blanks and a dash, in capitals or not. */
const shapes: Record<CodeKind, RegExp> = { totp: /^\d{6}$/, recovery: /^[0-9a-z]{10}$/i };

const shaped = (kind: CodeKind): Rule => ({
  fits: (value) => !value || shapes[kind].test(String(value).replace(/[\s-]/g, '')),
  message: () => translate(`${kind}Unfit`),
});

/** A wrong code, or too many of them: another one may be tried. What else is said ends the sign-in. */
const another: readonly string[] = [String(status.refused), String(status.tooMany)];

/** The form of the second step. @param kind which code is asked for */
export function useSecondFactor(kind: CodeKind) {
  const form = useForm<{ code: string }>(
    { code: '' },
    { code: [rules.required(() => translate(`${kind}Missing`)), shaped(kind)] },
  );
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const bring = async (how: () => Promise<void>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await how();
    } catch (error) {
      if (error instanceof CallError && !another.includes(error.status)) return failFactor(error);
      if (error instanceof CallError) form.set('code', '');
      const own = error instanceof DOMException ? 'passkeyFailed' : 'failed';
      form.setError('code', (error instanceof CallError && error.msg2Client) || (() => translate(own)));
      form.focus('code');
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  const submit = async (): Promise<void> => {
    if (form.check()) await bring(() => bringFactor({ code: form.trimmed().code }));
  };
  return { form, busy, submit, byPasskey: () => void bring(bringPasskey) };
}
