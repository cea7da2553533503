import { type CallPayload, request } from '@portal/shell';
import { toast } from '@portal/ui';
import { useState } from 'react';
import { nothing, portal, setup, system } from '../data/ask.ts';
import { wordsOfFailure } from '../data/use-task.ts';

type Saving = 'setPortalOperator' | 'setPortalMail' | 'endPortalMail';

/** Saves what a form of this page holds. What is refused stands in the form, which stays as it was typed. @returns whether it is saved, from `save` */
export function useSave() {
  const [busy, setBusy] = useState<Saving | null>(null);
  const [problem, setProblem] = useState('');
  const save = async <Name extends Saving>(name: Name, payload: CallPayload<Name>): Promise<boolean> => {
    if (busy) return false;
    setBusy(name);
    setProblem('');
    try {
      toast((await request(name, payload)).text, 'success');
      for (const questions of [portal, setup, system]) questions.forget(nothing);
      return true;
    } catch (failure) {
      setProblem(wordsOfFailure(failure));
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, problem, refuse: setProblem, save };
}
