import { distance, plain } from '../rows/plain-text.ts';
import type { Written } from './mapping.ts';

/** How unlike a name may be, as a part of the longer one, to be taken for a misspelling. */
const likeEnough = 0.4;

/** A field that a column may be meant for: its name in both languages, and what else files write above it. */
export type MeantField = readonly [key: string, field: Written];

/** All that files write above the column of a field. */
export const namesOf = ([key, { name, also = [] }]: MeantField): string[] => [
  key,
  ...(name ? [name.zh_CN, name.en] : []),
  ...also,
];

/**
 * @param among the fields that may be meant: those that the file does not say yet
 * @returns the field that a column seems to be meant for, or null where none is near
 */
export function nearestOf(column: string, among: readonly MeantField[]): string | null {
  const word = plain(column).toLowerCase();
  const all = among.flatMap((field) =>
    namesOf(field).map((text) => ({
      key: field[0],
      far: distance(word, text.toLowerCase()) / Math.max(word.length, text.length),
    })),
  );
  const [best] = all.sort((first, other) => first.far - other.far);
  return best && best.far <= likeEnough ? best.key : null;
}
