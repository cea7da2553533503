import type { DimensionKey, Member } from '@portal/contract';
import type { Narrowed } from '@portal/ui';
import { useEffect, useState } from 'react';
import type { AskMembers } from '../../page/ask-members.ts';
import { narrowing } from './narrow-members.ts';

/**
 * Some members of a dimension by their keys, in that order. Those that the dataset does not know, or that lie outside of
 * the filters of now, are left out by the server.
 * @param keys null while they are not known
 * @returns null while they are on their way; without them where they cannot be had, for a list does without
 */
export function useNamedMembers(
  ask: AskMembers,
  dimension: DimensionKey,
  keys: readonly string[] | null,
  view: Narrowed,
): readonly Member[] | null {
  const [found, setFound] = useState<readonly Member[] | null>(null);
  const narrowed = JSON.stringify(narrowing(dimension, view));
  useEffect(() => {
    if (keys === null || keys.length === 0) return;
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
  return keys?.length === 0 ? [] : found;
}
