import { LRUCache } from 'lru-cache';
import type { Chosen, NewsFrame } from './news-frame.ts';

/** How many news all choices of a frame that are kept may list together. */
const mostListed = 1_000_000;

const choices = new WeakMap<NewsFrame, LRUCache<string, Chosen>>();

/**
 * What is chosen from a frame, made once for whoever turns the pages of a list and for all who want the same.
 * @param key all that is wanted, as text; null for what one account alone wants, which is chosen anew
 * @param choose how it is chosen
 */
export async function chooseOnce(frame: NewsFrame, key: string | null, choose: () => Promise<Chosen>): Promise<Chosen> {
  if (key === null) return choose();
  const known = choices.get(frame);
  const ofFrame = known ?? new LRUCache<string, Chosen>({ maxSize: mostListed, sizeCalculation: weigh });
  if (!known) choices.set(frame, ofFrame);
  const before = ofFrame.get(key);
  if (before) return before;
  const chosen = await choose();
  ofFrame.set(key, chosen);
  return chosen;
}

const weigh = ({ items, topics, sources, models }: Chosen): number =>
  1 + items.length + topics.length + sources.length + models.length;
