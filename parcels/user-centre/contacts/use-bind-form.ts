import { bindMessageMs } from '@portal/contract';
import { CallError, rules, useForm } from '@portal/shell';
import { bindContact, type ContactKind, useCodeLink } from '@portal/shell/insider';
import { toast } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { translate } from '../phrases.ts';

/** S3.013: the fields of the form, spelled as the specification does. */
export const emptyBindForm = { mobile: '', email: '', vertifycode: '' };

const codeRules = [rules.required(() => translate('inputCode')), rules.code()];

/** S5.011 to S5.014: of the two contacts only the one that is asked for has rules. */
const rulesOf = {
  mobile: { mobile: [rules.required(() => translate('inputMobile')), rules.mobile()], vertifycode: codeRules },
  email: { email: [rules.required(() => translate('inputEmail')), rules.email()], vertifycode: codeRules },
};

/**
 * The form that binds a contact: a code is sent to it, and typed in here.
 *
 * @param onBound told when the contact is bound and the user was read anew, unless the form has gone meanwhile
 */
export function useBindForm(kind: ContactKind, onBound: () => void) {
  const form = useForm(emptyBindForm, rulesOf[kind]);
  const contact = form.trimmed()[kind];
  const code = useCodeLink(form, {
    fields: { contact: kind, code: 'vertifycode' },
    call: kind === 'mobile' ? 'sendBindCode' : 'sendBindCodeEmail',
    to: contact,
    testId: 'bind-send',
    failed: () => translate('sendFailed'),
  });
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const there = useRef(true);
  const failure = useShortNotice();
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);

  /** S5.017: nothing is sent while a field does not fit. */
  const confirm = async () => {
    if (underWay.current) return;
    code.clearError();
    failure.hide();
    if (!form.check()) return;
    underWay.current = true;
    setBusy(true);
    try {
      await bindContact(kind, contact, form.trimmed().vertifycode);
      // S7.081.
      toast(translate('bindSuccess'), 'success');
      if (there.current) onBound();
    } catch (error) {
      const text = error instanceof CallError ? error.msg2Client : '';
      if (text) {
        // S7.080 A74.
        form.setError('vertifycode', text);
        form.focus('vertifycode');
      } else failure.show();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { form, code: code.field, busy, failed: failure.isOpen, confirm };
}

/** S8.014: a message that goes by itself after 3 s. */
function useShortNotice() {
  const [isOpen, setShown] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const hide = () => {
    window.clearTimeout(timer.current);
    setShown(false);
  };
  const show = () => {
    hide();
    setShown(true);
    timer.current = window.setTimeout(hide, bindMessageMs);
  };
  return { isOpen, show, hide };
}
