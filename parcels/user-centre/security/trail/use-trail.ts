import type { TrailLine } from '@portal/contract';
import { request } from '@portal/shell';
import { useCallback, useEffect, useState } from 'react';

interface Trail {
  lines: TrailLine[];
  /** Where it goes on; null at the end. */
  next: string | null;
  busy: boolean;
  failed: boolean;
}

const nothing: Trail = { lines: [], next: null, busy: true, failed: false };

/** The trail as far as it was asked for. It is asked anew each time, since every sign-in adds to it. */
export function useTrail(): Trail & { more: () => void } {
  const [trail, setTrail] = useState(nothing);
  const ask = useCallback(async (after: string | null, signal?: AbortSignal) => {
    setTrail((before) => ({ ...before, busy: true, failed: false }));
    try {
      const { lines, next } = await request('listOwnTrail', after === null ? {} : { after }, { signal });
      setTrail((before) => ({ lines: [...before.lines, ...lines], next, busy: false, failed: false }));
    } catch {
      if (!signal?.aborted) setTrail((before) => ({ ...before, busy: false, failed: true }));
    }
  }, []);
  useEffect(() => {
    const closed = new AbortController();
    void ask(null, closed.signal);
    return () => closed.abort();
  }, [ask]);
  return { ...trail, more: () => void ask(trail.next) };
}
