import { expect, test } from '@jest/globals';
import { calls } from '../../../contract/calls/index.ts';
import { readPages } from '../../../scripts/lib/documents/pages.mjs';
import { tableDocuments } from '../../../scripts/lib/documents/table-documents.mjs';
import { datasets } from '../../../server/market/datasets/index.ts';

const documents = tableDocuments({ calls, datasets }).map((pages) => [Object.keys(pages)[0] ?? '', pages] as const);

test.each(documents)('%s and its pages say what the code declares', (index, pages) => {
  // npm run tables writes them anew.
  expect(pages).toEqual(readPages(index));
});
