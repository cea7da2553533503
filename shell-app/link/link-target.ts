/** An address of another site that may be followed; other schemes are not. */
export const isForeign = (to: string): boolean => /^https?:\/\//i.test(to);

/** S2.143 A30: from the first colon to the end a path is dropped; what is no path of this site leads to the root. */
export function internalPath(to: string): string {
  const path = to.split(':', 1)[0] ?? '';
  return /^\/(?![/\\])/.test(path) ? path : '/';
}
