import type { DimensionKey, Filters, Member } from '@portal/contract';
import { useEffect, useState } from 'react';
import { type AskMembers, within } from './ask-members.ts';

/** How long to wait for the next letter before asking, in ms. */
const typing = 200;

/** As many members as are listed at once; the rest is found by name. */
export const listed = 100;

export interface FoundMembers {
  members: Member[];
  all: number;
  state: 'loading' | 'ready' | 'failed';
  /** Why they could not be had. */
  error?: unknown;
  retry: () => void;
}

/** Searches the members of a dimension on the server; what comes after a newer search is dropped. */
export function useMembers(ask: AskMembers, dimension: DimensionKey, search: string, filters: Filters): FoundMembers {
  const [found, setFound] = useState<Omit<FoundMembers, 'retry'>>({ members: [], all: 0, state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const narrowing = JSON.stringify(within(dimension, filters) ?? null);
  useEffect(() => {
    let active = attempt >= 0;
    const wait = search ? typing : 0;
    const waiting = setTimeout(() => {
      const question = { dimension, limit: listed };
      const narrowed = JSON.parse(narrowing) as Filters | null;
      ask({ ...question, ...(search && { search }), ...(narrowed && { within: narrowed }) }).then(
        ({ members, all }) => active && setFound({ members, all, state: 'ready' }),
        (error: unknown) => active && setFound({ members: [], all: 0, state: 'failed', error }),
      );
    }, wait);
    return () => {
      active = false;
      clearTimeout(waiting);
    };
  }, [ask, dimension, search, narrowing, attempt]);
  const retry = () => {
    setFound({ members: [], all: 0, state: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { ...found, retry };
}
