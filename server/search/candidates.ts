import type { Spellings } from '../kernel/words/spell.ts';

/** Stands between names and between entries: no letter and no digit, so nothing that is looked for goes across it. */
const between = '\n';
const chinese = /\p{Script=Han}/u;

/**
 * All ways to write the names of some entries, one entry after the other: a text of many names is looked through in a
 * small part of the time that the names take one by one.
 */
interface LongText {
  text: string;
  /** Where each entry begins; the end of the text comes last. */
  begins: Uint32Array;
}

/** Entries beside each other, by what of their names can hold Chinese characters and what is typed without. */
export interface Names {
  characters: LongText;
  letters: LongText;
}

function longText(lines: readonly string[]): LongText {
  const begins = new Uint32Array(lines.length + 1);
  let length = 0;
  lines.forEach((line, at) => {
    begins[at] = length;
    length += line.length + between.length;
  });
  begins[lines.length] = length;
  return { text: lines.join(between), begins };
}

/** A name as it sounds has its letters too, so they need not be looked for as it is written. */
const lettersOf = ({ written, sounded, initials }: Spellings) => [(sounded ?? written).text, ...initials];
const charactersOf = ({ written, sounded }: Spellings) =>
  [written, sounded].flatMap((spelling) => (spelling && chinese.test(spelling.text) ? [spelling.text] : []));

/** @param entries all names of each */
export const namesOf = (entries: readonly (readonly Spellings[])[]): Names => ({
  characters: longText(entries.map((names) => names.flatMap(charactersOf).join(between))),
  letters: longText(entries.map((names) => names.flatMap(lettersOf).join(between))),
});

/**
 * Those that may fit: none that is left out fits.
 * @param wanted letters, digits and characters as the names are spelled; not empty
 * @returns their places among the entries, in order
 */
export function candidates({ characters, letters }: Names, wanted: string): Set<number> {
  const { text, begins } = chinese.test(wanted) ? characters : letters;
  const found = new Set<number>();
  let entry = 0;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, begins[entry])) {
    while ((begins[entry] ?? 0) <= at) entry += 1;
    found.add(entry - 1);
    if (entry >= begins.length - 1) break;
  }
  return found;
}
