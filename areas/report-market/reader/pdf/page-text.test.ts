import { expect, test } from '@jest/globals';
import { hitsOn } from './page-text.ts';

const run = { text: 'Model and model', x: 100, y: 200, width: 150, height: 10 };

test('words are found in each run with their boxes, whichever case they are written in', () => {
  expect(hitsOn(2, [run], ' MODEL ')).toEqual([
    { page: 2, x: 100, y: 198, width: 50, height: 12 },
    { page: 2, x: 200, y: 198, width: 50, height: 12 },
  ]);
  expect(hitsOn(0, [run], '')).toEqual([]);
  expect(hitsOn(0, [run], 'nothing')).toEqual([]);
});
