import { expect, test } from '@jest/globals';
import { pageSearch } from './page-search.ts';
import type { Hit, Run } from './page-text.ts';

const runs = (text: string): Run[] => [{ text, x: 0, y: 0, width: 10, height: 10 }];

test('an older search that ends later leaves what a newer one has found, and looks no further', async () => {
  const read: [page: number, give: (runs: Run[]) => void][] = [];
  const marked: Hit[][] = [];
  const find = pageSearch({
    pages: 2,
    runsOf: (page) => new Promise((resolve) => void read.push([page, resolve])),
    onFound: (hits) => marked.push(hits),
  });
  const give = (at: number, text: string) => read[at]?.[1](runs(text));
  const older = find('model');
  const newer = find('brand');
  give(1, 'brand and model');
  await Promise.resolve();
  await Promise.resolve();
  give(2, 'brand');
  expect(await newer).toBe(2);
  give(0, 'model');
  expect(await older).toBe(0);
  expect(marked.map((hits) => hits.map(({ page }) => page))).toEqual([[0, 1]]);
  expect(read.map(([page]) => page)).toEqual([1, 1, 2]);
});

test('no words end the marks of those before, though they are still being looked for', async () => {
  const marked: Hit[][] = [];
  const find = pageSearch({ pages: 1, runsOf: async () => runs('model'), onFound: (hits) => marked.push(hits) });
  const [older, none] = [find('model'), find(' ')];
  expect([await older, await none]).toEqual([0, 0]);
  expect(marked).toEqual([[]]);
});
