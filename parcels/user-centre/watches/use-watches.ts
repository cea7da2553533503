import { CallError, questionsTo, useAnswer } from '@portal/shell';
import { useEffect, useRef, useState } from 'react';
import { translate } from './phrases.ts';

const watches = questionsTo('listWatches');
const everyWatch: Record<string, never> = {};

/** What the account watches, asked anew each time it is looked at: mails may have gone out meanwhile. */
export function useWatches() {
  const answered = useAnswer(watches, everyWatch);
  const again = useRef(answered.retry);
  again.current = answered.retry;
  useEffect(() => again.current(), []);
  return { answered, changed: () => watches.forget(everyWatch) };
}

/** Something is done at the server: one thing at a time, and in words why not. */
export function useDoing() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const doing = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFault('');
    try {
      await work();
    } catch (error) {
      setFault((error instanceof CallError && error.msg2Client) || translate('wrong'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, doing };
}
