import type { CallData } from '@portal/contract';
import { CallError, request } from '@portal/shell';
import { toast } from '@portal/ui';
import { useEffect, useState } from 'react';
import { translate } from './phrases.ts';

/** A key that was just made, with what is shown this once. */
export type MadeKey = CallData<'makeOwnKey'>;

/** The keys of the account, read when the dialog opens and after each change. */
export function useOwnKeys() {
  const [list, setList] = useState<CallData<'listOwnKeys'> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const load = async () => {
    setError(null);
    try {
      setList(await request('listOwnKeys'));
    } catch (failure) {
      setError(failure);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => void load(), []);

  const end = async (keyId: string) => {
    setBusy(true);
    try {
      await request('endOwnKey', { keyId });
      await load();
      toast(translate('endDone'), 'success');
    } catch (failure) {
      toast((failure instanceof CallError && failure.msg2Client) || translate('failed'), 'error');
    } finally {
      setBusy(false);
    }
  };
  /** @throws CallError where the server refuses it */
  const make = async (label: string, days: number): Promise<MadeKey> => {
    const key = await request('makeOwnKey', { label, days });
    await load();
    return key;
  };
  return { list, error, busy, retry: () => void load(), end: (keyId: string) => void end(keyId), make };
}
