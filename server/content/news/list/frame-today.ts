import { keyToday, type Unions } from '../../../kernel/member-keys.ts';
import { keyList } from './key-list.ts';
import type { FrameItem, NewsFrame } from './news-frame.ts';

const framesBefore = new WeakMap<NewsFrame, { unions: Unions; today: NewsFrame }>();

/**
 * A frame whose models are those that the market has now: what news say of one that has become one with another they say of
 * that other. It is made once for a frame and a release.
 */
export function frameToday(frame: NewsFrame, unions: Unions): NewsFrame {
  if (!frame.models.some(({ key }) => unions.has(key))) return frame;
  const before = framesBefore.get(frame);
  if (before?.unions === unions) return before.today;
  const today = makeFrame(frame, unions);
  framesBefore.set(frame, { unions, today });
  return today;
}

function makeFrame({ items, models, ...rest }: NewsFrame, unions: Unions): NewsFrame {
  const keys = keyList();
  const numbers = models.map(({ key }) => keys.numberOf(keyToday(unions, key)));
  const byKey = new Map(models.map((model) => [model.key, model]));
  const names = new Map(models.map((model) => [keyToday(unions, model.key), model]));
  const own = new Map<FrameItem, FrameItem>();
  for (const item of items) {
    own.set(item, { ...item, models: [...new Set(item.models.flatMap((number) => numbers[number] ?? []))] });
  }
  for (const item of own.values()) item.first = item.first && (own.get(item.first) ?? null);
  return {
    ...rest,
    items: [...own.values()],
    // Where no news call the member by its own key, they call it by what it was.
    models: keys.keys.map((key) => {
      const { zh = key, en = key } = byKey.get(key) ?? names.get(key) ?? {};
      return { key, zh, en };
    }),
  };
}
