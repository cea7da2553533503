import type { DimensionKey, Member } from '@portal/contract';
import { type Narrowed, namedIn } from '@portal/ui';
import { useCallback, useEffect, useState } from 'react';
import type { AskMembers } from './ask-members.ts';

export interface MemberNames {
  /** The name of a member; its key until the name is known. */
  nameOf: (dimension: DimensionKey, key: string) => string;
  /** Takes names that are known already, so that they need not be asked. */
  learn: (dimension: DimensionKey, members: readonly Member[]) => void;
  /** The key of the wider level that a member lies in; null until it is known, and where it lies in none. */
  parentOf: (dimension: DimensionKey, key: string) => string | null;
}

const at = (dimension: DimensionKey, key: string) => `${dimension}\n${key}`;

/** Names for the members that a link names, asked from the server in one call for each dimension. */
export function useMemberNames(ask: AskMembers, narrowed: Narrowed): MemberNames {
  const [known, setKnown] = useState<Readonly<Record<string, Pick<Member, 'name' | 'parent'>>>>({});
  const learn = useCallback((dimension: DimensionKey, members: readonly Member[]) => {
    setKnown((before) => ({
      ...before,
      ...Object.fromEntries(members.map(({ key, name, parent }) => [at(dimension, key), { name, parent }])),
    }));
  }, []);
  const wanted = JSON.stringify(
    Object.entries(namedIn(narrowed))
      .map(([dimension, keys]) => [dimension, keys.filter((key) => !(at(dimension as DimensionKey, key) in known))])
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
  const nameOf = useCallback((dimension: DimensionKey, key: string) => known[at(dimension, key)]?.name ?? key, [known]);
  const parentOf = useCallback(
    (dimension: DimensionKey, key: string) => known[at(dimension, key)]?.parent ?? null,
    [known],
  );
  return { nameOf, learn, parentOf };
}
