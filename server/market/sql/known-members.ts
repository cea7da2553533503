import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Chain } from '../datasets/index.ts';

/** The members of the release that a question is asked of. */
export interface KnownMembers {
  /** All that a dimension has. */
  of(dimension: string): readonly unknown[];
  /** The numbers, or codes, of those that are unknown, other or a remainder. */
  unnamed(dimension: string): readonly (number | string)[];
  /** The numbers, or codes, of those of some keys; keys that nobody has are left out. */
  valuesOf(dimension: string, keys: readonly string[]): readonly (number | string)[];
  /** By dimension, the number of the last member of the line that a succeeded one belongs to, by its own. */
  successions: Readonly<Record<string, { readonly lastOf: ReadonlyMap<number, number> }>>;
  /** The member of a dimension that has a number or code. */
  find(dimension: string, value: number | string): { readonly key: string; readonly name: Sentence } | undefined;
  /** All members of the narrowest level of a chain, each with its key on every dimension of it. */
  described(chain: Chain): readonly Readonly<Record<string, string>>[];
}
