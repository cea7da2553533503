import type { CallData } from '@portal/contract';
import { request } from '@portal/shell';
import { useCallback, useEffect, useState } from 'react';

export type Factors = CallData<'getFactors'>;

/** What the account has chosen as its second factors; asked when it is shown, and again after each change. */
export function useFactors() {
  const [factors, setFactors] = useState<Factors | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(async () => {
    setError(null);
    try {
      setFactors(await request('getFactors'));
    } catch (failure) {
      setError(failure);
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { factors, error, load };
}
