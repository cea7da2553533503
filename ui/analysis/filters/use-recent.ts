import type { DimensionKey, Member } from '@portal/contract';
import type { Narrowed } from '@portal/ui';
import { useEffect, useState } from 'react';
import type { AskMembers } from './ask-members.ts';
import { narrowing } from './narrow-members.ts';
import { recentOf } from './recent.ts';

/**
 * The members that were ticked last, as they stood when the list was opened, so that boxes do not jump. Those that the
 * dataset does not know, or that lie outside of the filters of now, are left out by the server.
 * @returns null while they are on their way; without them where they cannot be had, for the list does without
 */
export function useRecent(ask: AskMembers, dimension: DimensionKey, view: Narrowed): readonly Member[] | null {
  const [keys] = useState(() => recentOf(dimension));
  const [found, setFound] = useState<readonly Member[] | null>(keys.length > 0 ? null : []);
  const narrowed = JSON.stringify(narrowing(dimension, view));
  useEffect(() => {
    if (keys.length === 0) return;
    let active = true;
    const within = JSON.parse(narrowed) as ReturnType<typeof narrowing>;
    ask({ dimension, keys: [...keys], limit: keys.length, ...within }).then(
      ({ members }) => active && setFound(keys.flatMap((wanted) => members.find(({ key }) => key === wanted) ?? [])),
      () => active && setFound([]),
    );
    return () => {
      active = false;
    };
  }, [ask, dimension, keys, narrowed]);
  return found;
}
