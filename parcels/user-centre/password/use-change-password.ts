import { isPersonal, status } from '@portal/contract';
import { CallError, rules, session, useForm } from '@portal/shell';
import { changePassword } from '@portal/shell/insider';
import { toast } from '@portal/ui';
import { useRef, useState } from 'react';
import { translate } from '../phrases.ts';

const empty = { oldPwd: '', newPwd: '', confirmPwd: '', forgetPhone: false };

/** What everybody may know of the account: the server judges by the same. */
const known = (): string[] => {
  const { userInfo } = session;
  return userInfo ? [userInfo.userNm, userInfo.userRealNm, userInfo.compNm, userInfo.phonNo, userInfo.emalAd] : [];
};

/** S5.026 to S5.028. What only the server can tell, such as that many people have a password, it says by its answer. */
const rulesOf = {
  oldPwd: [rules.required(() => translate('inputOldPassword'))],
  newPwd: [
    rules.required(() => translate('inputNewPassword')),
    rules.newPassword(),
    {
      fits: (value: unknown, all: Record<string, unknown>) => value !== all.oldPwd,
      message: () => translate('samePassword'),
    },
    {
      fits: (value: unknown) => !isPersonal(String(value ?? ''), known()),
      message: () => translate('personalPassword'),
    },
  ],
  confirmPwd: [rules.same('newPwd')],
};

/** The form that changes the password. What was typed lives in it alone, and goes with it. */
export function useChangePassword() {
  const form = useForm(empty, rulesOf, ['oldPwd', 'newPwd', 'confirmPwd']);
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
      await changePassword(form.values.oldPwd, form.values.newPwd, form.values.forgetPhone);
      toast(translate('passwordChanged'), 'success');
    } catch (failure) {
      const { msg2Client: text, status: code } =
        failure instanceof CallError ? failure : { msg2Client: '', status: '' };
      if (!text) return setError(translate('passwordFailed'));
      const judged = code === String(status.passwordUnfit) ? 'newPwd' : 'oldPwd';
      if (judged === 'newPwd') form.set('confirmPwd', '');
      form.set(judged, '');
      form.setError(judged, text);
      form.focus(judged);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { form, busy, error, submit };
}
