import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { Member } from '../../members/known-members.ts';

/** What a row says of a field: how it is written, and its key where it is one of a few. */
export interface NameRead {
  key: string;
  zh: string;
  en: string;
  /** The row says nothing, and this is the usual one. */
  usual?: true;
}

/** What a member is looked up by. */
export interface Looked {
  nameRead(field: string): NameRead;
  /** How reports name a field. */
  nameOf(field: string): Sentence;
  /** The key that a field stands for where nothing is said. */
  usualOf(field: string): string | undefined;
  /** The member that was found for another chain, or a wider one of it: `trims`, `trims.sub_model`. */
  other(of: string): Member | undefined;
  /** The month of the row, as year * 12 + month - 1; null where it has none of its own. */
  month: number | null;
  /** The Chinese name that the mapping gives to what a file names otherwise. */
  chineseOf(field: string, name: string): string | undefined;
}
