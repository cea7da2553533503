export interface MarkedPart {
  text: string;
  isHit: boolean;
}

/** The form that the search compares: full-width signs as plain ones, lower case. */
const searchForm = (text: string) => text.normalize('NFKC').toLowerCase();

const wordsOf = (searched: string) => searchForm(searched).split(/\s+/).filter(Boolean);

/** Whether a text holds any of the words that were searched. */
export const holdsAny = (text: string, searched: string): boolean => {
  const form = searchForm(text);
  return wordsOf(searched).some((word) => form.includes(word));
};

/**
 * A text in parts, so that what was searched can be shown as such: plain text all the way, never markup.
 * @param searched words with blanks between them
 */
export function markedParts(text: string, searched: string): MarkedPart[] {
  const words = wordsOf(searched);
  if (words.length === 0 || text === '') return [{ text, isHit: false }];
  // The compared form may be longer than the text: each of its signs remembers the sign it comes from.
  const signs = [...text];
  const sources: number[] = [];
  let form = '';
  for (const [at, sign] of signs.entries()) {
    const compared = searchForm(sign);
    form += compared;
    for (let count = 0; count < compared.length; count += 1) sources.push(at);
  }
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = form.indexOf(word); at !== -1; at = form.indexOf(word, at + word.length)) {
      for (const source of sources.slice(at, at + word.length)) hits.add(source);
    }
  }
  const parts: MarkedPart[] = [];
  for (const [at, sign] of signs.entries()) {
    const isHit = hits.has(at);
    const last = parts.at(-1);
    if (last?.isHit === isHit) last.text += sign;
    else parts.push({ text: sign, isHit });
  }
  return parts;
}
