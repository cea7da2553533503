/** The members of the release that a question is asked of. */
export interface KnownMembers {
  /** All that a dimension has. */
  of(dimension: string): readonly unknown[];
  /** The numbers, or codes, of those that are unknown, other or a remainder. */
  unnamed(dimension: string): readonly (number | string)[];
  /** The numbers, or codes, of those of some keys; keys that nobody has are left out. */
  valuesOf(dimension: string, keys: readonly string[]): readonly (number | string)[];
}
