import type { ProofWay } from '@portal/contract';
import { request } from '@portal/shell';
import { knowsPasskeys } from '@portal/shell/insider';
import { useEffect, useState } from 'react';

/** By which ways the account can be proven in this browser. @returns null for the ways until they are known, or when they are not */
export function useWays() {
  const [ways, setWays] = useState<readonly ProofWay[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const controller = new AbortController();
    setError(null);
    request('proofWays', {}, { signal: controller.signal }).then(
      ({ ways: all }) => setWays(all.filter(({ way }) => way !== 'passkey' || knowsPasskeys())),
      (failure: unknown) => !controller.signal.aborted && setError(failure),
    );
    return () => controller.abort();
  }, [round]);
  return { ways, error, retry: () => setRound(round + 1) };
}
