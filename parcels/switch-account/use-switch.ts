import { CallError } from '@portal/shell';
import { switchTo } from '@portal/shell/insider';
import { toast } from '@portal/ui';
import { useState } from 'react';
import { translate } from './phrases.ts';

/** How long the message of success can be read before the page is loaded anew, in ms. */
const readingTime = 900;

/** Switches once at a time. */
export function useSwitch() {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [error, setError] = useState('');
  const start = async (userId: string) => {
    if (busyId !== null) return;
    setBusyId(userId);
    setError('');
    try {
      await switchTo(userId, saySuccess);
    } catch (failure) {
      setError((failure instanceof CallError && failure.msg2Client) || translate('failed'));
      setBusyId(null);
    }
  };
  return { busyId, error, start };
}

/** S7.084 S8.032. */
function saySuccess(): Promise<void> {
  toast(translate('success'), 'success');
  return new Promise((resolve) => window.setTimeout(resolve, readingTime));
}
