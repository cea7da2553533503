/** Who sees whom: for each room or file, those it imports. */
export type Sight = ReadonlyMap<string, ReadonlySet<string>>;

/** @param pairs who sees, and whom; who sees itself is left out */
export function sightOf(pairs: Iterable<readonly [from: string, to: string]>): Sight {
  const sight = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    if (from !== to) sight.set(from, (sight.get(from) ?? new Set()).add(to));
  }
  return sight;
}

/** @returns circles, each as a way that ends where it began; none only when there is none */
export function circlesIn(sight: Sight): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const follow = (at: string, way: readonly string[]): void => {
    const begun = way.indexOf(at);
    if (begun >= 0) circles.push([...way.slice(begun), at]);
    if (begun >= 0 || done.has(at)) return;
    for (const next of sight.get(at) ?? []) follow(next, [...way, at]);
    done.add(at);
  };
  for (const from of sight.keys()) follow(from, []);
  return circles;
}
