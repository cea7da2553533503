import { gramsOf, inTitle, wholesOf } from './text-grams.ts';

/** A text in the form that search compares: its titles alone, and all that is looked through. */
export interface SearchedText {
  search_title: string;
  search_all: string;
}

/** All parts by which a text is found, those of its titles by names of their own as well. */
export function partsOfText({ search_title, search_all }: SearchedText): number[] {
  const parts = (form: string) => [...gramsOf(form), ...wholesOf(form)];
  return [...new Set([...parts(search_all), ...parts(search_title).map(inTitle)])];
}

/** A part as a word of a full-text table, such as SQLite has. */
export const asToken = (part: number): string => (part >>> 0).toString(36);
