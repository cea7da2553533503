import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { calls } from '../../../contract/calls.ts';
import { tableDocuments } from '../../../scripts/lib/documents/table-documents.mjs';
import { datasets } from '../../../server/market/datasets/index.ts';

test.each(Object.entries(tableDocuments({ calls, datasets })))('%s says what the code declares', (file, text) => {
  // npm run tables writes it anew.
  expect(readFileSync(file, 'utf8').split('\n')).toEqual(text.split('\n'));
});
