import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { areasFile, describeAreas } from '../../../scripts/lib/documents/areas-document.mjs';

test('docs/areas.md says what the manifests of the areas say; npm run areas writes it anew', () => {
  expect(describeAreas().split('\n')).toEqual(readFileSync(areasFile, 'utf8').split('\n'));
});
