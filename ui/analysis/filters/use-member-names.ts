import type { DimensionKey, Filters, Member } from '@portal/contract';
import { useCallback, useEffect, useState } from 'react';
import type { AskMembers } from './ask-members.ts';

export interface MemberNames {
  /** The name of a member; its key until the name is known. */
  nameOf: (dimension: DimensionKey, key: string) => string;
  /** Takes names that are known already, so that they need not be asked. */
  learn: (dimension: DimensionKey, members: readonly Member[]) => void;
}

const at = (dimension: DimensionKey, key: string) => `${dimension}\n${key}`;

/** Names for the keys of a link, asked from the server in one call for each dimension. */
export function useMemberNames(ask: AskMembers, filters: Filters): MemberNames {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const learn = useCallback((dimension: DimensionKey, members: readonly Member[]) => {
    setNames((known) => ({
      ...known,
      ...Object.fromEntries(members.map(({ key, name }) => [at(dimension, key), name])),
    }));
  }, []);
  const wanted = JSON.stringify(
    Object.entries(filters)
      .map(([dimension, keys]) => [dimension, keys.filter((key) => !(at(dimension as DimensionKey, key) in names))])
      .filter(([, keys]) => keys?.length),
  );
  useEffect(() => {
    let active = true;
    for (const [dimension, keys] of JSON.parse(wanted) as [DimensionKey, string[]][]) {
      ask({ dimension, keys, limit: keys.length }).then(
        ({ members }) => {
          // A key that the release does not know is named by itself, so that it is not asked again and again.
          const unknown = keys.map((key) => ({ key, name: key, parent: null }));
          if (active) learn(dimension, [...unknown, ...members]);
        },
        () => undefined,
      );
    }
    return () => {
      active = false;
    };
  }, [ask, wanted, learn]);
  const nameOf = useCallback((dimension: DimensionKey, key: string) => names[at(dimension, key)] ?? key, [names]);
  return { nameOf, learn };
}
