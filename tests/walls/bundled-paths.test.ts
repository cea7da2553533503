import { expect, test } from '@jest/globals';
import { shipped, sourceOf } from './words/sources.ts';

/** Files of the server that look for something from where they lie. */
const looking = shipped.filter((path) => path.startsWith('server/') && sourceOf(path).includes('import.meta.url'));

/** What such a file names, from itself. */
const named = (path: string) =>
  [...sourceOf(path).matchAll(/new URL\(\s*(['"`])(.*?)\1,\s*import\.meta\.url/g)].map(([, , place = '']) => place);

test('what the server needs of the project is found from its folder and from dist/server alike', () => {
  expect(looking).toContain('server/kernel/project-file.ts');
  const deeper = looking.filter((path) => path.split('/').length !== 3);
  const elsewhere = looking.filter((path) => named(path).some((place) => !/^\.\.\/\.\.(\/(?!\.\.)|$)/.test(place)));
  expect({ deeper, elsewhere }).toEqual({ deeper: [], elsewhere: [] });
});
