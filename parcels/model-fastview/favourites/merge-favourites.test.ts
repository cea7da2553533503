import { expect, test } from '@jest/globals';
import { mergeFavourites } from './merge-favourites.ts';

test.each([
  ['only the browser has some: the account gets them in their order', ['b', 'a'], [], [], ['b', 'a'], ['a', 'b']],
  ['only the account has some: the browser gets them', [], [], ['x', 'y'], ['x', 'y'], []],
  ['both have some: what is new in the browser comes first', ['b', 'x'], [], ['x', 'y'], ['b', 'x', 'y'], ['b']],
  ['taken away elsewhere: it is not brought back', ['a', 'x'], ['a', 'x'], ['x'], ['x'], []],
  ['marked elsewhere: it is there', ['a'], ['a'], ['z', 'a'], ['z', 'a'], []],
])('S3.078 %s', (_, local, shared, account, models, added) => {
  expect(mergeFavourites({ local, shared, account })).toEqual({ models, added });
});
