import { CallError, navigate } from '@portal/shell';
import { safeRedirect, textThen } from '@portal/shell/insider';
import { toast } from '@portal/ui';
import { useRef, useState } from 'react';
import { translate } from './phrases.ts';

export interface Refusal {
  /** status.status of the answer as text; empty when there was none. */
  status: string;
  /** The server's words, or those for a broken call (A78), in the language of now. */
  text: () => string;
}

/** null stands for success; 'busy' for a try that was not made because another is under way. */
export type Outcome = null | 'busy' | Refusal;

/** What is said of a try that failed. */
export function refusalOf(error: unknown): Refusal {
  const { status, msg2Client } = error instanceof CallError ? error : { status: '', msg2Client: '' };
  const broken = () => translate(error instanceof DOMException ? 'passkeyFailed' : 'loginException');
  return { status, text: msg2Client ? textThen(msg2Client, () => translate('refused')) : broken };
}

/**
 * Signs in, says so and goes on to the wanted place (S4.029 S8.027).
 *
 * @returns attempt takes one of the ways to sign in and tells what came of it; one try at a time
 */
export function useSignIn() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const underWay = useRef(false);
  const attempt = async (way: () => Promise<void>): Promise<Outcome> => {
    if (underWay.current) return 'busy';
    underWay.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      await way();
    } catch (error) {
      const refused = refusalOf(error);
      setRefusal(refused);
      setBusy(false);
      return refused;
    } finally {
      underWay.current = false;
    }
    toast(translate('loginSuccess'), 'success');
    navigate(safeRedirect(new URLSearchParams(window.location.search).get('redirect')), { replace: true });
    return null;
  };
  return { busy, refusal, forget: () => setRefusal(null), attempt };
}
