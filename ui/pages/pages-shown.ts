/** A place in the row of pages: a page, or a gap where pages are left out. */
export type PagePlace =
  | { kind: 'page'; page: number; isNear: boolean }
  /** One that is narrow stands only where the near pages have no room. */
  | { kind: 'gap'; at: 'before' | 'after'; isNarrow: boolean };

/**
 * The pages that have a place: the first, the last, this one and, where there is room, one at each side of it.
 * @param page this one, from 1
 * @param pages how many there are
 */
export function pagesShown(page: number, pages: number): PagePlace[] {
  const first = (number: number, isNear = false): PagePlace => ({ kind: 'page', page: number, isNear });
  const before = page - 1;
  const after = pages - page;
  return [
    ...(before >= 1 ? [first(1)] : []),
    ...(before >= 2 ? [{ kind: 'gap', at: 'before', isNarrow: before === 2 } as const, first(page - 1, true)] : []),
    first(page),
    ...(after >= 2 ? [first(page + 1, true), { kind: 'gap', at: 'after', isNarrow: after === 2 } as const] : []),
    ...(after >= 1 ? [first(pages)] : []),
  ];
}
