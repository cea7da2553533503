const parts = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two others. @param part 0 is the first, 1 the second */
export function mixed(first: string, second: string, part: number): string {
  const to = parts(second);
  const between = parts(first).map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * part));
  return `#${between.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
