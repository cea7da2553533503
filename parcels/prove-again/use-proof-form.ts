import type { ProofWay } from '@portal/contract';
import { CallError, request, rules, useForm } from '@portal/shell';
import { useSendCode } from '@portal/shell/insider';
import { useRef, useState } from 'react';
import { translate } from './phrases.ts';

const empty = { password: '', code: '' };

const rulesOf = {
  password: { password: [rules.required(() => translate('inputPassword'))] },
  code: { code: [rules.required(() => translate('inputCode')), rules.code()] },
};

/** The form of the question. What was typed lives in it alone, and goes with it. */
export function useProofForm(ways: readonly ProofWay[], onProof: (proof: string) => void) {
  const [way, setWay] = useState(ways[0] as ProofWay);
  const field = way.way === 'password' ? 'password' : 'code';
  const form = useForm(empty, rulesOf[field], ['password']);
  const sending = useSendCode('sendProofCode', way.way);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const underWay = useRef(false);

  const choose = (wanted: ProofWay['way']) => {
    setWay(ways.find((one) => one.way === wanted) ?? way);
    form.reset();
    setError('');
  };

  const sendCode = async () => {
    form.setError('code', null);
    const outcome = await sending.send();
    if (outcome === 'failed') form.setError('code', translate('sendFailed'));
    if (outcome === 'sent') form.focus('code');
  };

  const submit = async () => {
    if (underWay.current) return;
    setError('');
    sending.clearError();
    if (!form.check()) return;
    underWay.current = true;
    setBusy(true);
    const factor =
      way.way === 'password'
        ? { way: way.way, pwd: form.values.password }
        : { way: way.way, randomCode: form.trimmed().code };
    try {
      onProof((await request('proveAgain', factor)).proof);
    } catch (failure) {
      const said = failure instanceof CallError ? failure.msg2Client : '';
      if (!said) return setError(translate('failed'));
      form.set(field, '');
      form.setError(field, said);
      form.focus(field);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  const code = {
    error: form.errorOf('code') ?? (sending.error || undefined),
    action: sending.link('prove-send', () => void sendCode()),
  };
  return { form, way, choose, code, busy, error, submit };
}
