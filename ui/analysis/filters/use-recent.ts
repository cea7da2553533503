import type { DimensionKey, Filters, Member } from '@portal/contract';
import { useEffect, useState } from 'react';
import { type AskMembers, within } from './ask-members.ts';
import { recentOf } from './recent.ts';

/**
 * The members that were ticked last, as they stood when the list was opened, so that boxes do not jump. Those that the
 * dataset does not know, or that lie outside of the filters of now, are left out by the server.
 * @returns null while they are on their way; without them where they cannot be had, for the list does without
 */
export function useRecent(ask: AskMembers, dimension: DimensionKey, filters: Filters): readonly Member[] | null {
  const [keys] = useState(() => recentOf(dimension));
  const [found, setFound] = useState<readonly Member[] | null>(keys.length > 0 ? null : []);
  const narrowing = JSON.stringify(within(dimension, filters) ?? null);
  useEffect(() => {
    if (keys.length === 0) return;
    let active = true;
    const narrowed = JSON.parse(narrowing) as Filters | null;
    ask({ dimension, keys: [...keys], limit: keys.length, ...(narrowed && { within: narrowed }) }).then(
      ({ members }) => active && setFound(keys.flatMap((wanted) => members.find(({ key }) => key === wanted) ?? [])),
      () => active && setFound([]),
    );
    return () => {
      active = false;
    };
  }, [ask, dimension, keys, narrowing]);
  return found;
}
