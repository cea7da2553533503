/** Signs of the longest parts, and of a word in plain letters that is known as a whole. */
const [longest, longestPlain, shortestWhole] = [4, 3, 4];

/** What Chinese is written with for the most part; a part of two of these signs has a number of its own. */
const chinese = { first: 0x4e00, count: 20_992 };
const pairs = chinese.count ** 2;

/** What tells apart those that are written alike: parts by how many signs they have, words of their own, parts of a title. */
const [lengthSeed, wholeSeed, titleSeed] = [0x9e3779b1, 7, 11];

const [basis, prime] = [0x811c9dc5, 0x01000193];

/** A number for a hash, none of those of pairs: several parts may have one, which is rare. */
function shared(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  const mixed = twice ^ (twice >>> 16);
  return mixed >= 0 && mixed < pairs ? mixed | 0x80000000 : mixed;
}

/** The number of two signs where both are Chinese, else -1. */
function pairOf(first: number, second: number): number {
  const [one, two] = [first - chinese.first, second - chinese.first];
  return one >= 0 && two >= 0 && one < chinese.count && two < chinese.count ? one * chinese.count + two : -1;
}

const codesOf = (run: string): number[] => Array.from(run, (sign) => sign.codePointAt(0) ?? 0);

const isPlain = (code: number): boolean => code < 0x80;

/** Tells of the parts of at least so many signs, those of a place one behind the other, and where each begins. */
function eachPart(
  codes: readonly number[],
  shortest: number,
  add: (part: number, length: number, from: number) => void,
): void {
  for (let from = 0; from < codes.length; from += 1) {
    let [hash, plain] = [basis, true];
    const most = Math.min(longest, codes.length - from);
    for (let length = 1; length <= most; length += 1) {
      const code = codes[from + length - 1] ?? 0;
      hash = Math.imul(hash ^ code, prime);
      plain &&= isPlain(code);
      if (length < shortest || (plain && length !== longestPlain)) continue;
      const pair = length === 2 ? pairOf(codes[from] ?? 0, code) : -1;
      add(pair >= 0 ? pair : shared(hash ^ Math.imul(length, lengthSeed)), length, from);
    }
  }
}

/**
 * The parts of a text by which it can be found, as integers of 32 bits: whoever holds a word holds all parts of the word.
 * They are of one to four signs, of three where all of them are plain letters, and reach over no blank.
 *
 * @param form in the form that search compares, its blanks single
 */
export function gramsOf(form: string): Set<number> {
  const parts = new Set<number>();
  for (const run of form.split(' ')) eachPart(codesOf(run), 1, (part) => parts.add(part));
  return parts;
}

const plainWord = /[a-z0-9]+(?:-[a-z0-9]+)*/g;

/** The words of plain letters that stand in a text as words of their own: a text with one of them holds it. */
export function wholesOf(form: string): Set<number> {
  const wholes = new Set<number>();
  const add = (word: string) => {
    if (word.length < shortestWhole) return;
    wholes.add(shared(codesOf(word).reduce((hash, code) => Math.imul(hash ^ code, prime), basis ^ wholeSeed)));
  };
  for (const [word] of form.matchAll(plainWord)) {
    add(word);
    if (word.includes('-')) for (const part of word.split('-')) add(part);
  }
  return wholes;
}

/** What a part is called where it stands in the title. */
export const inTitle = (part: number): number => shared(part ^ titleSeed);

/** How a word is looked for. */
export interface WordParts {
  /** What each text has that holds it, and no text needs beside; none for words of one or two plain letters. */
  parts: number[];
  /** With this the text holds the word; null where the text has to be compared. */
  proof: number | null;
  /** Whether some hold the word without that, within a longer one. */
  isWhole: boolean;
}

/** @param word without a blank, in the form that search compares */
export function partsOfWord(word: string): WordParts {
  const codes = codesOf(word);
  const found: { part: number; from: number; to: number }[] = [];
  let whole: number | null = null;
  eachPart(codes, Math.min(2, codes.length), (part, length, from) => {
    found.push({ part, from, to: from + length });
    if (length === codes.length) whole = part;
  });
  // A text with a part has what lies within that part as well, and fewer texts have the longer one.
  const isWithin = (some: (typeof found)[number]) =>
    found.some(({ from, to }) => from <= some.from && to >= some.to && to - from > some.to - some.from);
  const parts = new Set(found.filter((some) => !isWithin(some)).map(({ part }) => part));
  if (whole !== null) return { parts: [...parts], proof: whole, isWhole: false };
  const isWord = word.match(plainWord)?.[0] === word;
  const [proof = null] = isWord ? wholesOf(word) : [];
  return { parts: [...parts], proof, isWhole: proof !== null };
}
