/** @returns the text with full-width letters, digits and signs as plain ones, and no space around or doubled */
export const plain = (text: string): string =>
  // Most cells are plain already, and a large file has millions of them.
  /^[!-~]*$/.test(text) ? text : text.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** How a sign that is neither letter nor digit stands in a key: no two signs alike, and none that parts keys. */
const keySign = (sign: string): string => {
  if (sign === ' ') return '-';
  return sign === '-' ? '_' : `~${(sign.codePointAt(0) ?? 0).toString(16)}~`;
};

/**
 * @returns the form under which two spellings of a name count as one. Width, case, spaces and the kind of dash do not
 *   matter (BYD Han = byd  han); every other sign does, as in A and A+
 */
export const nameKey = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[^\p{L}\p{N}]/gu, keySign);

/** @returns how many letters must be changed, added or removed to make one word of the other */
export function distance(first: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= first.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const changed = (row[to - 1] ?? 0) + (first[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** @returns the names nearest to a word, best first; `count` of them */
export const nearest = (word: string, names: string[], count = 3): string[] =>
  names
    .map((name) => ({ name, far: distance(plain(word).toLowerCase(), name.toLowerCase()) / Math.max(1, name.length) }))
    .sort((first, other) => first.far - other.far || first.name.localeCompare(other.name))
    .slice(0, count)
    .map(({ name }) => name);
