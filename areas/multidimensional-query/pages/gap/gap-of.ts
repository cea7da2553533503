/** How far one source lies above another in a period. */
export interface Gap {
  key: string;
  name: string;
  first: number | null;
  second: number | null;
  /** The first less the second. */
  difference: number | null;
  /** The first for each one of the second. */
  ratio: number | null;
}

/** Sets two figures against each other; without one of them there is no gap, and without a base no ratio. */
export function gapOf(pair: Pick<Gap, 'key' | 'name' | 'first' | 'second'>): Gap {
  const { first, second } = pair;
  if (first === null || second === null) return { ...pair, difference: null, ratio: null };
  return { ...pair, difference: first - second, ratio: second === 0 ? null : first / second };
}
