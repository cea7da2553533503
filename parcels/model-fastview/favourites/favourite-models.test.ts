import { beforeEach, expect, test } from '@jest/globals';
import { mostFavourites, readFavourites, readShared, toggleFavourite, writeFavourites } from './favourite-models.ts';

const key = 'fastViewModels:u1';
beforeEach(() => localStorage.clear());

test('S3.078 local storage holds the paths of the models, the latest first, for each account apart', () => {
  toggleFavourite('u1', 'byd-han');
  expect(toggleFavourite('u1', 'a&b')).toEqual(['a&b', 'byd-han']);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([
    '/model-fastview?model=a%26b',
    '/model-fastview?model=byd-han',
  ]);
  expect([readFavourites('u1'), readFavourites('u2')]).toEqual([['a&b', 'byd-han'], []]);
});

test('one that is there already is taken away, and with the last one the entry itself', () => {
  toggleFavourite('u1', 'a');
  toggleFavourite('u1', 'b');
  expect(toggleFavourite('u1', 'a')).toEqual(['b']);
  expect(toggleFavourite('u1', 'b')).toEqual([]);
  expect(localStorage.getItem(key)).toBeNull();
});

test('of too many the oldest makes room', () => {
  const models = Array.from({ length: mostFavourites + 1 }, (_, at) => `m${at}`);
  for (const model of models) toggleFavourite('u1', model);
  expect(readFavourites('u1')).toEqual(models.slice(1).reverse());
});

test.each([
  ['{', []],
  ['{"a":1}', []],
  [
    '[1,null,"/sales/trend?model=a","/model-fastview","https://x/model-fastview?model=b","/model-fastview?model=c"]',
    ['c'],
  ],
  ['["/model-fastview?model=a&with=b","/model-fastview?model=a"]', ['a']],
])('of what anybody may have written into it, %s, only models are read', (content, models) => {
  localStorage.setItem(key, content);
  expect(readFavourites('u1')).toEqual(models);
});

test('S3.078 what the account has is stored with what it was known to have, and no more than are listed', () => {
  const models = Array.from({ length: mostFavourites + 1 }, (_, at) => `m${at}`);
  expect(writeFavourites('u1', models, ['m1'])).toEqual(models.slice(0, mostFavourites));
  expect(readFavourites('u1')).toEqual(models.slice(0, mostFavourites));
  expect(readShared('u1')).toEqual(models.slice(0, mostFavourites).filter((key) => key !== 'm1'));
  expect(writeFavourites('u1', [])).toEqual([]);
  expect([readFavourites('u1'), readShared('u1'), localStorage.length]).toEqual([[], [], 0]);
});
