export interface TimedRequest {
  /** When the page asked for it and when its last byte came, in milliseconds since the navigation began. */
  asked: number;
  ended: number;
}

/**
 * How many requests stand in a row: the longest chain in which each was asked for only after the one before it had
 * ended. The HTML itself is not counted.
 */
export function waterfallDepth(requests: readonly TimedRequest[]): number {
  const inOrder = [...requests].sort((request, other) => request.asked - other.asked);
  const depths: number[] = [];
  for (const [index, { asked: begun }] of inOrder.entries()) {
    const before = inOrder.slice(0, index).flatMap(({ ended }, place) => (ended <= begun ? [depths[place] ?? 0] : []));
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}
