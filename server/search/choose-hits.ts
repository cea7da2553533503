import type { Hit, Language } from '@portal/contract';
import { hitKinds } from '@portal/contract/schemas';
import type { Ranked } from './search-index.ts';

const compareText = (first: string, other: string): number => {
  if (first === other) return 0;
  return first < other ? -1 : 1;
};

/** Products and pages come before all others that fit equally well. */
const placeOf = new Map(hitKinds.map((kind, place) => [kind, place]));
const placeOfKind = (kind: Hit['kind']): number => placeOf.get(kind) ?? 0;

type Order = (ranked: Ranked, other: Ranked) => number;

/** The better fit first; then by kind; within a kind the later day, the shorter title, the title, the id. */
const inOrder =
  (language: Language): Order =>
  ({ entry, rank }: Ranked, { entry: other, rank: otherRank }: Ranked): number =>
    rank - otherRank ||
    placeOfKind(entry.kind) - placeOfKind(other.kind) ||
    compareText(other.day ?? '', entry.day ?? '') ||
    entry.title[language].length - other.title[language].length ||
    compareText(entry.title[language], other.title[language]) ||
    compareText(entry.id, other.id);

/** The largest part of an answer that one kind takes while others have something to show. */
const largestShare = 0.4;

/** Takes the first ones, but of no kind so many that others are crowded out; free places go to whoever comes next. */
function fairly(ordered: readonly Ranked[], limit: number): Set<Ranked> {
  const most = Math.ceil(limit * largestShare);
  const taken = new Map<Hit['kind'], number>();
  const first = ordered.filter(({ entry: { kind } }) => {
    const count = (taken.get(kind) ?? 0) + 1;
    taken.set(kind, count);
    return count <= most;
  });
  const chosen = new Set(first.slice(0, limit));
  for (const ranked of ordered) {
    if (chosen.size >= limit) break;
    chosen.add(ranked);
  }
  return chosen;
}

/** The first ones of a kind, in order: of a list that may be very long, they alone are put in order. */
function firstOf(list: readonly Ranked[], kind: Hit['kind'], count: number, order: Order): Ranked[] {
  const first: Ranked[] = [];
  for (const ranked of list) {
    if (ranked.entry.kind !== kind) continue;
    const last = first[count - 1];
    if (last && order(last, ranked) <= 0) continue;
    let at = first.length;
    for (let before = first[at - 1]; before && order(before, ranked) > 0; before = first[at - 1]) at -= 1;
    first.splice(at, 0, ranked);
    if (first.length > count) first.pop();
  }
  return first;
}

/** The hits of an answer in the order they are shown. */
export function chooseHits(found: readonly Ranked[], limit: number, language: Language): Hit[] {
  // None of a kind comes into the answer but its first ones.
  const order = inOrder(language);
  const ordered = hitKinds.flatMap((kind) => firstOf(found, kind, limit, order)).sort(order);
  const chosen = fairly(ordered, limit);
  return ordered
    .filter((ranked) => chosen.has(ranked))
    .map(({ path, entry: { kind, id, title, subtitle } }) => ({
      kind,
      id,
      path,
      title: title[language],
      subtitle: subtitle[language],
    }));
}
