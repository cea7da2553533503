/** Signs before a hit that are shown, so that it is read in its sentence. */
const before = 40;

/** Signs of a passage at most. */
const longest = 160;

/**
 * The passage of a text that shows the first of the words that were looked for, on one line.
 * @param words as `searchWords` gives them
 * @returns empty where the text holds none of them
 */
export function passageOf(text: string, words: readonly string[]): string {
  const line = text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const form = line.toLowerCase();
  const hits = words.map((word) => form.indexOf(word)).filter((at) => at >= 0);
  if (hits.length === 0) return '';
  const begin = Math.max(0, Math.min(...hits) - before);
  // A word that stands before the hit is not cut where a blank is near.
  const blank = begin === 0 ? -1 : line.indexOf(' ', begin);
  const from = blank >= 0 && blank < Math.min(...hits) ? blank + 1 : begin;
  const signs = [...line.slice(from)];
  const passage = signs.slice(0, longest).join('').trimEnd();
  return `${from > 0 ? '…' : ''}${passage}${signs.length > longest ? '…' : ''}`;
}
