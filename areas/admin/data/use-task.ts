import { CallError, type CallName, type CallPayload, request } from '@portal/shell';
import { toast } from '@portal/ui';
import { useState } from 'react';
import { phrases } from '../phrases.ts';

/** What a task answers: its words, and a password or a key that comes once. */
export interface Done {
  text: string;
  secret?: string;
}

type TaskName = {
  [Name in CallName]: Awaited<ReturnType<typeof request<Name>>> extends Done ? Name : never;
}[CallName];

/** The words of a failure, in those of the server where it has any. */
export const wordsOfFailure = (failure: unknown): string =>
  (failure instanceof CallError && failure.msg2Client) || phrases.translate('failed');

/**
 * Runs tasks one after the other: says what was done, or why not.
 * @param after asks anew what the task has changed
 */
export function useTask(after: () => void) {
  const [busy, setBusy] = useState(false);
  const run = async <Name extends TaskName>(name: Name, payload: CallPayload<Name>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const done: Done = await request(name, payload);
      toast(done.text, 'success');
    } catch (failure) {
      toast(wordsOfFailure(failure), 'error');
    } finally {
      setBusy(false);
      after();
    }
  };
  return { busy, run: <Name extends TaskName>(name: Name, payload: CallPayload<Name>) => void run(name, payload) };
}
