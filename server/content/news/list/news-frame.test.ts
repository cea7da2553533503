import { expect, test } from '@jest/globals';
import { chooseOnce } from './choose-once.ts';
import { chooseNews, type FrameItem, type NewsFrame, pageOf, type Wanted, withFirst } from './news-frame.ts';

const item = (newsId: string, of: Partial<FrameItem> = {}): FrameItem => ({
  rowId: newsId,
  doc: 0,
  newsId,
  at: 0,
  publisher: 0,
  topics: [],
  models: [],
  first: null,
  ...of,
});

const first = item('first', { topics: [0] });
const copy = item('copy', { publisher: 1, topics: [0, 1], first });
const other = item('other', { topics: [1] });

const frame: NewsFrame = {
  items: [copy, first, other],
  publishers: ['daily', 'weekly'],
  topics: ['market', 'price'],
  models: [],
};
const anything: Wanted = { plain: () => true, topics: null, sources: null, models: null };
const choose = (wanted: Partial<Wanted>) => chooseNews(frame, { ...anything, ...wanted });
const ids = (items: readonly FrameItem[]) => items.map(({ newsId }) => newsId);

test('a copy stands in a list where its first does not', () => {
  expect(ids(choose({}).items)).toEqual(['first', 'other']);
  expect(ids(choose({ sources: new Set([1]) }).items)).toEqual(['copy']);
  expect(ids(choose({ topics: new Set([1]) }).items)).toEqual(['copy', 'other']);
  expect(ids(choose({ plain: ({ newsId }) => newsId !== 'first' }).items)).toEqual(['copy', 'other']);
  expect(choose({ plain: () => false }).items).toEqual([]);
});

test('each value counts what the list shows when it alone is chosen', () => {
  for (const wanted of [{}, { topics: new Set([0]) }, { sources: new Set([1]) }, { topics: new Set<number>() }]) {
    const { topics, sources } = choose(wanted);
    for (const { value, count } of topics)
      expect(count).toBe(choose({ ...wanted, topics: new Set([value]) }).items.length);
    for (const { value, count } of sources)
      expect(count).toBe(choose({ ...wanted, sources: new Set([value]) }).items.length);
  }
  expect(choose({}).topics.map(({ value, count }) => [value, count])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('a page has what stands first, then the rest, each in its order', () => {
  const all = [copy, first, other];
  expect(ids(withFirst(all, ({ newsId }) => newsId === 'other'))).toEqual(['other', 'copy', 'first']);
  expect(ids(pageOf(all, { page: 1, pageSize: 2 }))).toEqual(['copy', 'first']);
  expect(ids(pageOf(all, { page: 2, pageSize: 2 }))).toEqual(['other']);
  expect(pageOf(all, { page: 9 })).toEqual([]);
  expect(ids(pageOf(all, {}))).toEqual(['copy', 'first', 'other']);
});

test('what many want of a frame is chosen once, what one account wants each time', async () => {
  let times = 0;
  const chooseOf = (of: NewsFrame, key: string | null) =>
    chooseOnce(of, key, async () => {
      times += 1;
      return chooseNews(of, anything);
    });
  const chosen = await chooseOf(frame, 'all');
  expect(await chooseOf(frame, 'all')).toBe(chosen);
  expect(times).toBe(1);
  await chooseOf(frame, 'others');
  await chooseOf({ ...frame }, 'all');
  expect(times).toBe(3);
  await chooseOf(frame, null);
  await chooseOf(frame, null);
  expect(times).toBe(5);
});
