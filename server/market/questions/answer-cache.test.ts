import { expect, test } from '@jest/globals';
import { answerCache } from './answer-cache.ts';

test('the answer not used for the longest time goes first', () => {
  const cache = answerCache<string>(3, () => 1);
  for (const key of ['a', 'b', 'c']) cache.set(key, key);
  expect(cache.get('a')).toBe('a');
  cache.set('d', 'd');
  expect(cache.get('b')).toBeUndefined();
  expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
});

test('answers are kept up to their weight; one too heavy is not kept', () => {
  const cache = answerCache<string>(5, (answer) => answer.length);
  cache.set('a', 'xxx');
  cache.set('b', 'yy');
  cache.set('b', 'yyyy');
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'yyyy']);
  cache.set('c', 'zzzzzz');
  expect([cache.get('b'), cache.get('c')]).toEqual(['yyyy', undefined]);
});
