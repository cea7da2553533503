/**
 * Moves places apart that are too near, and keeps them within a span; who stands higher stays so.
 * @param wanted where each would stand
 * @param apart how far two of them have to be
 * @returns where each stands, in the order of `wanted`
 */
export function spread(wanted: readonly number[], apart: number, [top, bottom]: readonly [number, number]): number[] {
  const order = wanted.map((_, at) => at).sort((first, other) => (wanted[first] ?? 0) - (wanted[other] ?? 0));
  const placed: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    last = Math.max(wanted[at] ?? 0, last + apart, top);
    placed[at] = last;
  }
  // What reaches below the span pushes back those above it.
  let next = Number.POSITIVE_INFINITY;
  for (const at of order.reverse()) {
    next = Math.min(placed[at] ?? 0, next - apart, bottom);
    placed[at] = next;
  }
  return placed;
}
