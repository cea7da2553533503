import { markedParts } from '@portal/ui';

/** Signs of a text that are shown before its first hit, so that the hit is read in its sentence. */
const before = 60;

/**
 * The part of a text that shows its first hit, on one line; a text without a hit is shown from its beginning.
 * @param length signs at most; a cut is shown by an ellipsis
 */
export function excerptOf(text: string, searched: string, length = 280): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const parts = markedParts(line, searched);
  const [first] = parts;
  const hitAt = parts.length > 1 && first && !first.isHit ? first.text.length : 0;
  const wanted = Math.max(0, Math.min(hitAt - before, line.length - length));
  // Words are not cut where they can be kept whole.
  const blank = wanted === 0 ? -1 : line.indexOf(' ', wanted);
  const start = blank !== -1 && blank < wanted + 20 && blank < hitAt ? blank + 1 : wanted;
  const end = start + length;
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trimEnd()}${end < line.length ? '…' : ''}`;
}
