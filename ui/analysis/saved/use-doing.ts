import { CallError } from '@portal/shell';
import { toast } from '@portal/ui';
import { useState } from 'react';
import { phrases } from './phrases.ts';

/** Something is done at the server: one thing at a time, and in words what came of it. */
export function useDoing() {
  const translate = phrases.useTranslate();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  /** @returns whether it was done; `done` is said then */
  const doing = async (work: () => Promise<void>, done?: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFault(null);
    try {
      await work();
      if (done) toast(done, 'success');
      return true;
    } catch (error) {
      setFault((error instanceof CallError && error.msg2Client) || translate('failed'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, doing };
}
