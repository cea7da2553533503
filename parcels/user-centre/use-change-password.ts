import { CallError, rules, useForm } from '@portal/shell';
import { changePassword } from '@portal/shell/insider';
import { toast } from '@portal/ui';
import { useRef, useState } from 'react';
import { translate } from './phrases.ts';

const empty = { oldPwd: '', newPwd: '', confirmPwd: '' };

/** S5.026 to S5.028. */
const rulesOf = {
  oldPwd: [rules.required(() => translate('inputOldPassword'))],
  newPwd: [
    rules.required(() => translate('inputNewPassword')),
    rules.newPassword(),
    {
      fits: (value: unknown, all: Record<string, unknown>) => value !== all.oldPwd,
      message: () => translate('samePassword'),
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
      await changePassword(form.values.oldPwd, form.values.newPwd);
      toast(translate('passwordChanged'), 'success');
    } catch (failure) {
      const said = failure instanceof CallError ? failure.msg2Client : '';
      if (said) {
        form.set('oldPwd', '');
        form.setError('oldPwd', said);
        form.focus('oldPwd');
      } else setError(translate('passwordFailed'));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { form, busy, error, submit };
}
