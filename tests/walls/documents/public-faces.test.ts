import { expect, test } from '@jest/globals';
import { readPages } from '../../../scripts/lib/documents/pages.mjs';
import { describeFaces, facesFile } from '../../../scripts/lib/documents/public-faces.mjs';

test('docs/public-faces.md and its pages say what areas may use today; npm run faces writes them anew', async () => {
  expect(await describeFaces()).toEqual(readPages(facesFile));
});
