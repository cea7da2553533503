/** How many signs one part has: two where one of them is no letter of ASCII, such as Chinese, else three. */
const [shortPart, longPart] = [2, 3];

const isAscii = (sign: string) => sign < '\u0080';

/** A number for a part of a text, written short; two parts may have one, which finds too much and never too little. */
function nameOf(signs: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const sign of signs) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * The parts of a text by which it can be found: whoever holds a word holds all parts of the word. Parts reach over no
 * blank, and words of one Chinese or two other letters have none.
 *
 * @param form in the form that search compares, its blanks single
 */
export function gramsOf(form: string): Set<string> {
  const grams = new Set<string>();
  for (const run of form.split(' ')) {
    const signs = [...run];
    for (let at = 0; at < signs.length - 1; at += 1) {
      const two = signs.slice(at, at + shortPart);
      if (!two.every(isAscii)) grams.add(nameOf(two));
      const three = signs.slice(at, at + longPart);
      if (three.length === longPart && three.every(isAscii)) grams.add(nameOf(three));
    }
  }
  return grams;
}
