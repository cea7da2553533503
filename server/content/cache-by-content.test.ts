import { expect, test } from '@jest/globals';
import type { StateDatabase } from '../state/open-state.ts';
import { cacheByContent } from './cache-by-content.ts';

const db = {} as StateDatabase;

/** A cache of words, and how often each was made. */
function words(mostWeight = 100) {
  const made: string[] = [];
  const cache = cacheByContent<string>(mostWeight, (value) => value.length);
  const ask = (key: string, version = 'first', store = db) =>
    cache({ db: store, version }, key, async () => {
      made.push(key);
      return key;
    });
  return { made, ask };
}

test('a value is made once for all who want it, as long as the content is the same', async () => {
  const { made, ask } = words();
  expect(await Promise.all([ask('one'), ask('one'), ask('two')])).toEqual(['one', 'one', 'two']);
  await ask('one');
  expect(made).toEqual(['one', 'two']);
  await ask('one', 'second');
  expect(made).toEqual(['one', 'two', 'one']);
  await ask('one', 'second', {} as StateDatabase);
  expect(made).toHaveLength(4);
});

test('what was wanted longest ago makes room', async () => {
  const { made, ask } = words(6);
  for (const key of ['one', 'two', 'one', 'six', 'one']) await ask(key);
  expect(made).toEqual(['one', 'two', 'six']);
  await ask('two');
  expect(made).toEqual(['one', 'two', 'six', 'two']);
});

test('what could not be made is tried again', async () => {
  const cache = cacheByContent<string>(10, () => 1);
  const state = { db, version: 'first' };
  await expect(cache(state, 'key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache(state, 'key', async () => 'there')).toBe('there');
});
