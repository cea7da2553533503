import { pinyin } from 'pinyin-pro';

/** One way to write a name, without blanks and signs, and where its parts begin. */
export interface Spelling {
  text: string;
  /** Offsets at which a word begins. */
  words: ReadonlySet<number>;
  /** Offsets at which anything can begin that is looked for: every character, or every syllable. */
  begins: ReadonlySet<number> | null;
}

/** A name in all the ways it may be typed. */
export interface Spellings {
  written: Spelling;
  /** 比亚迪 as biyadi; null where the name has no Chinese characters. */
  sounded: Spelling | null;
  /** The first letters: bydz for 比亚迪 Zero, and bydzero. */
  initials: readonly string[];
}

interface Part {
  text: string;
  chinese: boolean;
  /** Nothing stands between this character and the Chinese one before it. */
  joined: boolean;
}

/** @returns letters and digits as search compares them: half-width, lower case, without accents; ü is v, as it is typed */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ü', 'v')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');

/** @returns what is typed, without blanks and signs */
export const squeeze = (folded: string): string => folded.replace(/[^\p{L}\p{N}]+/gu, '');

/** Each Chinese character is a part, and each run of other letters and digits. */
function partsOf(folded: string): Part[] {
  const parts: Part[] = [];
  let end = -1;
  for (const { 0: text, index } of folded.matchAll(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu)) {
    const chinese = /\p{Script=Han}/u.test(text);
    parts.push({ text, chinese, joined: chinese && index === end && (parts.at(-1)?.chinese ?? false) });
    end = index + text.length;
  }
  return parts;
}

/** Writes parts one after the other. @param say how each is written */
function write(parts: readonly Part[], say: (part: Part, place: number) => string, everywhere: boolean): Spelling {
  const words = new Set<number>();
  const begins = new Set<number>();
  let text = '';
  parts.forEach((part, place) => {
    if (!part.joined) words.add(text.length);
    begins.add(text.length);
    text += say(part, place);
  });
  return { text, words, begins: everywhere ? null : begins };
}

/** The syllable of each part; what is not Chinese stays as it is. Neighbours decide: 重庆 is chong, 重要 is zhong. */
function syllablesOf(parts: readonly Part[]): string[] {
  const chinese = parts.filter((part) => part.chinese).map((part) => part.text);
  const sounds = pinyin(chinese.join(''), { toneType: 'none', type: 'array', v: true });
  let next = 0;
  return parts.map((part) => (part.chinese ? (sounds[next++] ?? part.text) : part.text));
}

/** Spells a name in every way it may be looked for. */
export function spell(name: string): Spellings {
  const parts = partsOf(fold(name));
  const written = write(parts, ({ text }) => text, true);
  const chinese = parts.some((part) => part.chinese);
  const syllables = chinese ? syllablesOf(parts) : parts.map(({ text }) => text);
  const letters = syllables.map((syllable) => syllable[0] ?? '').join('');
  const withWords = parts.map((part, place) => (part.chinese ? (syllables[place]?.[0] ?? '') : part.text)).join('');
  return {
    written,
    sounded: chinese ? write(parts, (_part, place) => syllables[place] ?? '', false) : null,
    initials: parts.length < 2 ? [] : [...new Set(chinese ? [letters, withWords] : [letters])],
  };
}
