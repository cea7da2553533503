import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { describeFaces, facesFile } from '../../../scripts/lib/documents/public-faces.mjs';

test('docs/public-faces.md says what areas may use today; npm run faces writes it anew', async () => {
  expect((await describeFaces()).split('\n')).toEqual(readFileSync(facesFile, 'utf8').split('\n'));
});
