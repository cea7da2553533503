import { expect, test } from '@jest/globals';
import { areasFile, describeAreas } from '../../../scripts/lib/documents/areas-document.mjs';
import { readPages } from '../../../scripts/lib/documents/pages.mjs';

test('docs/areas.md and its pages say what the manifests of the areas say; npm run areas writes them anew', () => {
  expect(describeAreas()).toEqual(readPages(areasFile));
});
