import { formLimits, isPersonal, status } from '@portal/contract';
import { toast } from '@portal/ui';
import { useRef, useState } from 'react';
import { signIn } from '../../account/sign-in.ts';
import { CallError } from '../../api/call-errors.ts';
import { request } from '../../api/request.ts';
import { rules } from '../../form/rules.ts';
import { useForm } from '../../form/use-form.ts';
import { navigate } from '../../navigation/place.ts';
import { codeOfLink } from './link-code.ts';
import { translate } from './phrases.ts';

const empty = { userNm: '', realNm: '', emalAd: '', pwd: '', again: '' };

const personal = {
  fits: (value: unknown, all: Record<string, unknown>) =>
    !isPersonal(String(value ?? ''), [all.userNm, all.realNm, all.emalAd].map(String)),
  message: () => translate('personalPassword'),
};

const rulesOf = {
  userNm: [rules.required(() => translate('inputUserName'))],
  realNm: [rules.required(() => translate('inputRealName'))],
  emalAd: [rules.email()],
  pwd: [rules.required(() => translate('inputPassword')), rules.newPassword(), personal],
  again: [rules.same('pwd')],
};

/** The longest texts that the fields take. */
export const longest = { userNm: 50, realNm: 50, emalAd: formLimits.emailLength, pwd: 200, again: 200 } as const;

/** The form that makes the first administrator, signs in as them, and leads into the administration. */
export function useFirstRun() {
  const form = useForm(empty, rulesOf, ['pwd', 'again']);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const underWay = useRef(false);

  const submit = async () => {
    if (underWay.current) return;
    setError('');
    if (!form.check()) return;
    underWay.current = true;
    setBusy(true);
    try {
      const { userNm, realNm, emalAd, pwd } = form.trimmed();
      await request('makeFirstAdministrator', { code: codeOfLink(), userNm, realNm, emalAd, pwd });
      await signIn({ userNm, pwd });
      toast(translate('made'), 'success');
      navigate('/admin', { replace: true });
    } catch (failure) {
      const { msg2Client: text, status: code } =
        failure instanceof CallError ? failure : { msg2Client: '', status: '' };
      if (code !== String(status.passwordUnfit)) return setError(text || translate('failed'));
      form.setError('pwd', text);
      form.focus('pwd');
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { form, busy, error, submit };
}
