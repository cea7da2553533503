import type { CallPayload, ProofWay } from '@portal/contract';
import { CallError, type Rule, request, rules, useForm } from '@portal/shell';
import { signByPasskey, useSendCode } from '@portal/shell/insider';
import { useRef, useState } from 'react';
import { translate } from './phrases.ts';

const empty = { password: '', code: '', totp: '', recovery: '' };

/** As people type them: with blanks and a dash, in capitals or not. */
const bare = (code: string) => code.replace(/[\s-]/g, '');

const shaped = (shape: RegExp, unfit: 'totpUnfit' | 'recoveryUnfit'): Rule => ({
  fits: (value) => !value || shape.test(bare(String(value))),
  message: () => translate(unfit),
});

const rulesOf = {
  password: { password: [rules.required(() => translate('inputPassword'))] },
  code: { code: [rules.required(() => translate('inputCode')), rules.code()] },
  totp: { totp: [rules.required(() => translate('inputTotp')), shaped(/^\d{6}$/, 'totpUnfit')] },
  recovery: {
    recovery: [rules.required(() => translate('inputRecovery')), shaped(/^[0-9a-z]{10}$/i, 'recoveryUnfit')],
  },
};

/** A way by which something is typed. */
export interface TypedWay extends ProofWay {
  way: Exclude<ProofWay['way'], 'passkey'>;
}

const fieldOf = (way: TypedWay['way']): keyof typeof empty => (way === 'mobile' || way === 'email' ? 'code' : way);

/**
 * The form of the question. What was typed lives in it alone, and goes with it.
 * @param ways those that are typed; none where the account has a passkey alone
 */
export function useProofForm(ways: readonly TypedWay[], onProof: (proof: string) => void) {
  const [way, setWay] = useState<TypedWay>(ways[0] ?? { way: 'password', to: '' });
  const field = fieldOf(way.way);
  const form = useForm(empty, rulesOf[field], ['password']);
  const sending = useSendCode('sendProofCode', way.way);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const underWay = useRef(false);

  const choose = (wanted: TypedWay['way']) => {
    setWay(ways.find((typedWay) => typedWay.way === wanted) ?? way);
    form.reset();
    setError('');
  };

  const sendCode = async () => {
    form.setError('code', null);
    const outcome = await sending.send();
    if (outcome === 'failed') form.setError('code', translate('sendFailed'));
    if (outcome === 'sent') form.focus('code');
  };

  const prove = async (bring: () => Promise<CallPayload<'proveAgain'>>, refused: (text: string) => void) => {
    if (underWay.current) return;
    setError('');
    underWay.current = true;
    setBusy(true);
    try {
      onProof((await request('proveAgain', await bring())).proof);
    } catch (failure) {
      const text = failure instanceof CallError ? failure.msg2Client : '';
      if (text) return refused(text);
      setError(translate(failure instanceof DOMException ? 'passkeyFailed' : 'failed'));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  const typed = (): CallPayload<'proveAgain'> => {
    if (way.way === 'password') return { way: way.way, pwd: form.values.password };
    if (way.way === 'totp' || way.way === 'recovery') return { way: way.way, code: bare(form.values[way.way]) };
    return { way: way.way, randomCode: form.trimmed().code };
  };
  const submit = async () => {
    sending.clearError();
    if (!form.check()) return;
    await prove(
      async () => typed(),
      (text) => {
        form.set(field, '');
        form.setError(field, text);
        form.focus(field);
      },
    );
  };

  const byPasskey = () =>
    prove(async () => {
      const { challenge, options } = await request('beginPasskeyProof', { purpose: 'proof' });
      return { way: 'passkey', challenge, credential: await signByPasskey(options) };
    }, setError);

  const code = {
    error: form.errorOf('code') ?? (sending.error || undefined),
    action: sending.link('prove-send', () => void sendCode()),
  };
  return { form, way, field, choose, code, busy, error, submit, byPasskey: () => void byPasskey() };
}
