import type { DimensionKey } from '@portal/contract';
import type { Narrowed } from '@portal/ui';
import { useEffect, useState } from 'react';
import type { AskMembers, MembersQuery } from '../../page/ask-members.ts';
import { narrowing } from './narrow-members.ts';

/** How long to wait for the next letter before asking, in ms. */
const typing = 200;

/** As many members as are listed at once; the rest is found by name. */
export const listed = 100;

export interface FoundMembers extends MembersQuery {
  state: 'loading' | 'ready' | 'failed';
  /** Why they could not be had. */
  error?: unknown;
  retry: () => void;
}

/**
 * Searches the members of a dimension on the server, each with what is left of it under the rest of a view; what comes
 * after a newer search is dropped.
 */
export function useMembers(ask: AskMembers, dimension: DimensionKey, search: string, view: Narrowed): FoundMembers {
  const [found, setFound] = useState<Omit<FoundMembers, 'retry'>>({ members: [], all: 0, state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const narrowed = JSON.stringify(narrowing(dimension, view));
  useEffect(() => {
    let active = attempt >= 0;
    const wait = search ? typing : 0;
    const waiting = setTimeout(() => {
      const question = { dimension, limit: listed };
      ask({ ...question, ...(search && { search }), ...(JSON.parse(narrowed) as ReturnType<typeof narrowing>) }).then(
        (answer) => active && setFound({ ...answer, state: 'ready' }),
        (error: unknown) => active && setFound({ members: [], all: 0, state: 'failed', error }),
      );
    }, wait);
    return () => {
      active = false;
      clearTimeout(waiting);
    };
  }, [ask, dimension, search, narrowed, attempt]);
  const retry = () => {
    setFound({ members: [], all: 0, state: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { ...found, retry };
}
