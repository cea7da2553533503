import { CallError, navigate } from '@portal/shell';
import { safeRedirect, signIn } from '@portal/shell/insider';
import { toast } from '@portal/ui';
import { useRef, useState } from 'react';
import { translate } from './phrases.ts';

interface Attempt {
  busy: boolean;
  /** The server's words, or those for a broken call (A78). */
  error: string;
}

/**
 * Signs in and goes on to the wanted place (S4.029).
 *
 * @returns submit gives true on success; a second submit while one is under way does nothing
 */
export function useSignIn() {
  const [attempt, setAttempt] = useState<Attempt>({ busy: false, error: '' });
  const underWay = useRef(false);
  const submit = async (userNm: string, pwd: string): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setAttempt({ busy: true, error: '' });
    try {
      await signIn({ userNm, pwd });
    } catch (error) {
      const said = error instanceof CallError ? error.msg2Client : '';
      setAttempt({ busy: false, error: said || translate('loginException') });
      return false;
    } finally {
      underWay.current = false;
    }
    toast(translate('loginSuccess'), 'success');
    navigate(safeRedirect(new URLSearchParams(window.location.search).get('redirect')), { replace: true });
    return true;
  };
  return { ...attempt, submit };
}
