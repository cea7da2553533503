import type { Hit } from './recent.ts';

export interface Group {
  kind: Hit['kind'];
  hits: Hit[];
}

/** The hits by kind, in the order in which the kinds first appear: the best hit stays the first one. */
export function groupHits(hits: readonly Hit[]): Group[] {
  const groups = new Map<Hit['kind'], Group>();
  for (const hit of hits) {
    const group = groups.get(hit.kind) ?? { kind: hit.kind, hits: [] };
    group.hits.push(hit);
    groups.set(hit.kind, group);
  }
  return [...groups.values()];
}
