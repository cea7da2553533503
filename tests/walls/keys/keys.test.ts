import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { keysFile, keysText } from './keys-text.ts';

const top = fileURLToPath(new URL('../../..', import.meta.url));

test('the contract names the dimensions and figures that are declared; npm run keys writes them anew', () =>
  expect(readFileSync(join(top, keysFile), 'utf8').split('\n')).toEqual(keysText().split('\n')));
