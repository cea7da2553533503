/** What a part of the server tells its log: words that are always the same, and beside them what changes. */
export interface Log {
  info(details: object, words: string): void;
  warn(details: object, words: string): void;
  error(details: object, words: string): void;
}
