import type { ProofWay } from '@portal/contract';
import { request, useReference } from '@portal/shell';
import { knowsPasskeys } from '@portal/shell/insider';
import { Button, EmptyState, ErrorState, Skeleton } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useTranslate } from './phrases.ts';

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

/** Stands in the place of the form while there is none. */
export function WaysState({ failed, none, onRetry }: { failed: unknown; none: boolean; onRetry: () => void }) {
  const say = useTranslate();
  const reference = useReference(failed);
  if (none) return <EmptyState title={say('none')} text={say('noneText')} />;
  if (failed === null) {
    return (
      <div role="status" aria-label={say('loading')}>
        <Skeleton height={120} />
      </div>
    );
  }
  return (
    <ErrorState
      title={say('loadFailed')}
      text={say('loadFailedText')}
      action={<Button onClick={onRetry}>{say('retry')}</Button>}
      reference={reference}
    />
  );
}
