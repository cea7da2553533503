import { passageOf } from './passage-of.ts';
import { searchForm } from './search-text.ts';

/** What a list shows of an item. */
interface Listed {
  title: string;
  summary: string;
}

/**
 * Gives items the passage in which they hold what was looked for. Those whose title and summary hold a word say it there.
 * @param words as `searchWords` gives them
 * @param bodies reads the texts of items by their ids
 */
export async function withPassages<Item extends object>(
  items: readonly Item[],
  words: readonly string[],
  {
    idOf,
    shown,
    bodies,
  }: {
    idOf: (item: Item) => string;
    shown: (item: Item) => Listed;
    bodies: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  },
): Promise<(Item & { passage?: string })[]> {
  const isSilent = (item: Item) => {
    const { title, summary } = shown(item);
    const form = searchForm(`${title} ${summary}`);
    return !words.some((word) => form.includes(word));
  };
  const silent = words.length === 0 ? [] : items.filter(isSilent);
  if (silent.length === 0) return [...items];
  const texts = await bodies(silent.map(idOf));
  return items.map((item) => {
    const passage = silent.includes(item) ? passageOf(texts.get(idOf(item)) ?? '', words) : '';
    return passage === '' ? item : { ...item, passage };
  });
}
