export interface MarkedPart {
  /** Where it begins in the text. */
  at: number;
  part: string;
  hit: boolean;
}

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Cuts a text at the words of a search, the longest word first; capital letters make no difference. */
export function markedParts(text: string, search: string): MarkedPart[] {
  const words = search
    .normalize('NFKC')
    .split(/\s+/)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length);
  if (words.length === 0) return [{ at: 0, part: text, hit: false }];
  let at = 0;
  return text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'iu')).flatMap((part, index) => {
    const begin = at;
    at += part.length;
    return part === '' ? [] : [{ at: begin, part, hit: index % 2 === 1 }];
  });
}
