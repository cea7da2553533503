/** A chapter of a document that is open, and where it stands in the outline. */
export interface Chapter {
  title: string;
  /** 0 for a chapter, 1 for a part of one, and so on. */
  level: number;
}

/** A document that is open in the reader, whatever its format: how to go about in it. */
export interface Reading {
  chapters: readonly Chapter[];
  /** Goes to a chapter by its place in the list. */
  goTo: (chapter: number) => void;
  /** Goes to a page, from 1; null of a document without pages. */
  goToPage: ((page: number) => void) | null;
  /** Looks for words and marks what is found. @returns how often they stand there; 0 of no words */
  find: (words: string) => Promise<number>;
  /** Shows one of the places that were found, the first of which is 0. */
  show: (hit: number) => void;
  print: (() => void) | null;
}
