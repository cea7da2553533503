import type { NewsItem } from '@portal/contract';

/** The ids before and behind an item in a list; none at the ends, and none when it does not stand in the list. */
export function neighboursOf(
  items: readonly Pick<NewsItem, 'newsId'>[],
  id: string,
): { previous: string | undefined; next: string | undefined } {
  const at = items.findIndex(({ newsId }) => newsId === id);
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: items[at - 1]?.newsId, next: items[at + 1]?.newsId };
}
