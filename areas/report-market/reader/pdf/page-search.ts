import { type Hit, hitsOn, type Run } from './page-text.ts';

/** A file that is looked through: its pages, and their texts as they are read. */
interface Searched {
  pages: number;
  /** @param page from 1 */
  runsOf: (page: number) => Promise<readonly Run[]>;
  /** Is given what the search that was begun last has found. */
  onFound: (hits: Hit[]) => void;
}

/**
 * Looks through the pages of a file for words. A long file takes a while, and meanwhile other words are typed: a search
 * that another has overtaken ends at the next page and shows nothing.
 * @returns how many places the words have; 0 of a search that was overtaken
 */
export function pageSearch({ pages, runsOf, onFound }: Searched): (words: string) => Promise<number> {
  let latest = 0;
  return async (words) => {
    latest += 1;
    const turn = latest;
    const found: Hit[] = [];
    for (let page = 0; words.trim() !== '' && page < pages; page += 1) {
      found.push(...hitsOn(page, await runsOf(page + 1), words));
      if (turn !== latest) return 0;
    }
    onFound(found);
    return found.length;
  };
}
