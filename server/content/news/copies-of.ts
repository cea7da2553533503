/** So long after a story was first printed others that print it are its copies, in ms. */
export const copiedWithin = 7 * 24 * 60 * 60 * 1000;

/** A news item as it is told by its title. */
export interface Signed {
  id: string;
  sign: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** An item that prints again what another has printed first. */
export interface Copy {
  id: string;
  /** When and by whom that was printed the first says itself. */
  first: string;
}

/**
 * Which items are copies: of those with one sign, the earliest is the first, whoever brought it; what comes within seven
 * days of it is its copy, and what comes later is a story of its own, which may have copies again.
 */
export function copiesOf(items: readonly Signed[]): Copy[] {
  const stories = new Map<string, Signed>();
  const ordered = [...items].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  return ordered.flatMap((item): Copy[] => {
    if (item.sign === '') return [];
    const first = stories.get(item.sign);
    if (first && item.at - first.at <= copiedWithin) return [{ id: item.id, first: first.id }];
    stories.set(item.sign, item);
    return [];
  });
}
